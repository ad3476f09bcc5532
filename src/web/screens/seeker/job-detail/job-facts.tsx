import { Bookmark, BookmarkCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { notStated } from '#rules/postings/card-facts.ts'
import { Button } from '#web/parts/button.tsx'
import { CompareButton } from '#web/parts/compare/compare-button.tsx'
import { Highlight } from '#web/parts/highlight/highlight.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { NotStated } from '#web/parts/not-stated.tsx'
import { ShareButton } from '#web/parts/share-button.tsx'
import type { JobView } from './job-view.ts'
import '#web/parts/sheet.css'
import './job-facts.css'

/** The key facts beside the text (above it on narrow screens), and what can be done with the job. */
export function JobFacts(props: {
  id: string
  view: JobView
  kept: boolean
  onKeep: () => void
  /** In the last place of the buttons, which is there without it, too. */
  note: ReactNode
  children: ReactNode
}) {
  const { id, view, kept, onKeep, note, children } = props
  const Keep = kept ? BookmarkCheck : Bookmark
  const { deadline } = view
  return (
    <div className="sheet">
      <div className="sheet__body ui-stack ui-stack--tight">
        <div>
          <p className="text-xs text-muted">給与</p>
          <p className="ui-number text-xl leading-[1.4] font-bold break-keep whitespace-normal">{view.pay}</p>
        </div>
        <Ledger
          items={[
            ...(view.occupations ? [{ term: '職種', value: <Highlight text={view.occupations} /> }] : []),
            { term: '勤務地', value: <Highlight text={view.place} /> },
            { term: '時間', value: view.hours === notStated ? <NotStated /> : view.hours, kind: 'num' },
            { term: '休日', value: view.daysOff ?? <NotStated />, kind: 'num' },
            { term: '応募締切', value: deadline ? <Deadline {...deadline} /> : <NotStated />, kind: 'num' },
          ]}
        />
        {children}
        <div className="job-facts__actions">
          <Button aria-pressed={kept} onClick={onKeep}>
            <Keep className="ui-icon" aria-hidden="true" />
            {kept ? 'お気に入り済み' : 'お気に入り'}
          </Button>
          <CompareButton job={{ id, title: view.title }} />
          <ShareButton path={pagePath('job', { id })} />
          {note}
        </div>
        <p className="text-xs text-muted">
          応募 <span className="ui-number">{view.applicationCount.toLocaleString('ja-JP')}</span>件・閲覧{' '}
          <span className="ui-number">{view.viewCount.toLocaleString('ja-JP')}</span>回
        </p>
      </div>
    </div>
  )
}

const Deadline = ({ text, left }: NonNullable<JobView['deadline']>) => (
  <>
    {text}
    {left && <span className="text-xs font-bold text-seal-ink">{left}</span>}
  </>
)
