import { Bookmark, BookmarkCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { fixedWorkTime } from '#rules/limits.ts'
import { Button } from '#web/parts/button.tsx'
import { Highlight } from '#web/parts/highlight/highlight.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { ShareButton } from '#web/parts/share-button.tsx'
import type { JobView } from './job-view.ts'
import '#web/parts/sheet.css'

/** The key facts beside the text (above it on narrow screens), and what can be done with the job. */
export function JobFacts(props: { id: string; view: JobView; kept: boolean; onKeep: () => void; children: ReactNode }) {
  const { id, view, kept, onKeep, children } = props
  const Keep = kept ? BookmarkCheck : Bookmark
  const { deadline } = view
  return (
    <div className="sheet">
      <div className="sheet__body ui-stack ui-stack--tight">
        <div>
          <p className="text-xs text-muted">給与</p>
          <p className="ui-number text-xl leading-[1.4] font-bold break-keep whitespace-normal">{view.salary}</p>
        </div>
        <Ledger
          items={[
            { term: '勤務地', value: <Highlight text={view.location} /> },
            { term: '時間', value: fixedWorkTime, kind: 'num' },
            ...(deadline
              ? [
                  {
                    term: '締切',
                    kind: 'num' as const,
                    value: (
                      <>
                        {deadline.short}
                        {deadline.left && <span className="text-xs font-bold text-seal-ink">{deadline.left}</span>}
                      </>
                    ),
                  },
                ]
              : []),
          ]}
        />
        {children}
        <div className="grid grid-cols-2 gap-2">
          <Button aria-pressed={kept} onClick={onKeep}>
            <Keep className="ui-icon" aria-hidden="true" />
            {kept ? '保存済み' : '保存する'}
          </Button>
          <ShareButton path={pagePath('job', { id })} />
        </div>
        <p className="text-xs text-muted">
          応募 <span className="ui-number">{view.applicationCount.toLocaleString('ja-JP')}</span>名・閲覧{' '}
          <span className="ui-number">{view.viewCount.toLocaleString('ja-JP')}</span>回
        </p>
      </div>
    </div>
  )
}
