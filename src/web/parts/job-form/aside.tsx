import { useState } from 'react'
import type { EmployerFacts } from '#rules/postings/findings/posting.ts'
import type { Checked } from './findings/check-values.ts'
import { useFormFindings } from './findings/form-findings.ts'
import { SpokenFindings } from './findings/spoken-findings.tsx'
import { PostingPreview } from './preview/posting-preview.tsx'
import { progressOf } from './progress/items-to-show.ts'
import { ProgressPanel } from './progress/progress-panel.tsx'
import { StandardStarter } from './start/standard-starter.tsx'
import './job-form.css'

/** What stands beside the fields: what is still open, what fills it, and the posting as its reader will see it. */
export function FormAside(props: {
  checked: Checked | null
  employer: EmployerFacts | null
  today: string
  /** Whether the standard can be put in from here, because the form does not begin with that. */
  offersStandard: boolean
}) {
  const { checked, employer, today, offersStandard } = props
  const { all } = useFormFindings()
  const [lacked, setLacked] = useState(false)
  // What was offered once stays, so that it can be taken back.
  if (!lacked && progressOf(all ?? []).should.length > 0) setLacked(true)
  return (
    // It scrolls by itself, and that has to work by the keyboard, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reached
    <aside className="job-form__aside" aria-label="送信前の確認とプレビュー" tabIndex={0}>
      <ProgressPanel />
      <SpokenFindings />
      {offersStandard && lacked && <StandardStarter />}
      {checked && <PostingPreview job={checked.job} employer={employer} today={today} />}
    </aside>
  )
}
