import { Bookmark, BookmarkCheck, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { Button } from '#web/parts/button.tsx'
import { CompareButton } from '#web/parts/compare/compare-button.tsx'
import type { Job, JobView } from '#web/parts/posting/job-view.ts'
import { ShareButton } from '#web/parts/share-button.tsx'
import '#web/parts/sheet.css'
import './job-actions.css'

/** Actions on the job, beside the text, or above on narrow screens. */
export function JobActions(props: {
  job: Job
  view: JobView
  kept: boolean
  onKeep: () => void
  /** Below the buttons, where its line is reserved. */
  note: ReactNode
  /** Turns on mails about favourites. */
  mail: ReactNode
  /** When and how the reader applied, instead of the job's counts. */
  applied: ReactNode
  children: ReactNode
}) {
  const { job, view, kept, onKeep, note, mail, applied, children } = props
  const Keep = kept ? BookmarkCheck : Bookmark
  return (
    <div className="sheet sheet__body ui-stack ui-stack--tight max-lg:p-0 max-lg:bg-transparent max-lg:border-0">
      {children}
      <div className="job-actions__actions grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2 lg:grid-cols-[1fr_1fr]">
        <Button aria-pressed={kept} aria-label={kept ? 'お気に入り済み' : undefined} onClick={onKeep}>
          <Keep className="ui-icon" aria-hidden="true" />
          お気に入り
        </Button>
        <CompareButton job={job} />
        <ShareButton path={pagePath('job', { id: job.id })} />
        <Button className="max-lg:hidden" onClick={() => window.print()}>
          <Printer className="ui-icon" aria-hidden="true" />
          印刷する
        </Button>
      </div>
      <div className="job-actions__more flex flex-wrap min-h-9">
        {note}
        {mail}
      </div>
      {applied || (
        <p className="text-xs text-muted min-h-6">
          応募 <span className="ui-number">{view.applicationCount.toLocaleString('ja-JP')}</span>件・閲覧{' '}
          <span className="ui-number">{view.viewCount.toLocaleString('ja-JP')}</span>回
        </p>
      )}
    </div>
  )
}
