import type { EmployerFacts } from '#rules/postings/findings/posting.ts'
import type { Checked } from './findings/check-values.ts'
import { SpokenFindings } from './findings/spoken-findings.tsx'
import { PostingPreview } from './preview/posting-preview.tsx'
import { ProgressPanel } from './progress/progress-panel.tsx'
import './job-form.css'

/** What stands beside the fields: what is still open, and the posting as its reader will see it. */
export function FormAside(props: { checked: Checked | null; employer: EmployerFacts | null; today: string }) {
  const { checked, employer, today } = props
  return (
    // It scrolls by itself, and that has to work by the keyboard, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reached
    <aside className="job-form__aside" aria-label="送信前の確認とプレビュー" tabIndex={0}>
      <ProgressPanel />
      <SpokenFindings />
      {checked && <PostingPreview job={checked.job} employer={employer} today={today} />}
    </aside>
  )
}
