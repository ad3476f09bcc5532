import { useEffect, useRef, useState } from 'react'
import type { EmployerFacts } from '#rules/postings/findings/posting.ts'
import type { DescribedFinding } from '#words/findings.ts'
import type { Checked } from './findings/check-values.ts'
import { useFormFindings } from './findings/form-findings.ts'
import { rowOfFinding } from './findings/row-of-finding.ts'
import { PostingPreview } from './preview/posting-preview.tsx'
import { progressOf } from './progress/items-to-show.ts'
import { ProgressPanel } from './progress/progress-panel.tsx'
import { StandardStarter } from './start/standard-starter.tsx'
import './job-form.css'

/** Beside the fields: what is missing, starters that fill it, and the posting's preview. */
export function FormAside(props: {
  checked: Checked | null
  employer: EmployerFacts | null
  today: string
  /** Whether to offer the standard terms here, because the form does not begin with them. */
  offersStandard: boolean
}) {
  const { checked, employer, today, offersStandard } = props
  const { all } = useFormFindings()
  const [lacked, setLacked] = useState(false)
  // Keep showing an offer after its first use, so that it can be undone.
  if (!lacked && progressOf(all ?? []).should.length > 0) setLacked(true)
  return (
    // A scrolling region must be reachable by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reached
    <aside className="job-form__aside" aria-label="送信前の確認とプレビュー" tabIndex={0}>
      <ProgressPanel />
      <SpokenFindings />
      {offersStandard && lacked && <StandardStarter />}
      {checked && <PostingPreview job={checked.job} employer={employer} today={today} />}
    </aside>
  )
}

/** Announces findings in the fields being filled, politely. */
function SpokenFindings() {
  const { all, shown } = useFormFindings()
  const before = useRef(new Set<string>())
  const [text, setText] = useState('')

  useEffect(() => {
    const visible = (all ?? []).filter(({ field }) => shown.has(rowOfFinding(field)))
    const news = visible.filter((finding) => !before.current.has(nameOf(finding)))
    before.current = new Set(visible.map(nameOf))
    if (visible.length === 0) setText('')
    else if (news.length > 0)
      setText(news.map(({ excerpt, message }) => (excerpt ? `「${excerpt}」${message}` : message)).join(' '))
  }, [all, shown])

  return (
    <p className="sr-only" role="status">
      {text}
    </p>
  )
}

const nameOf = ({ field, code, excerpt }: DescribedFinding) => `${field} ${code} ${excerpt}`
