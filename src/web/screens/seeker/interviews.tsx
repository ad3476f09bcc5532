import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Badge } from '#web/parts/badge.tsx'
import { LinkButton } from '#web/parts/button.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { interviewKindLabel, interviewTimeText, slotText } from '#words/interviews.ts'
import '#web/parts/sheet.css'

export const meta = () => pageMeta({ title: '面接', hidden: true })

/** An applicant's pending and settled interviews from today on, next first. */
export default function Interviews() {
  const list = useQuery(read('listMyInterviews', { query: { from: tokyoDate(new Date()) } }))
  return (
    <>
      <PageHead
        title="面接"
        lead="日時が決まった面接と、返事を待っている提案です。"
        actions={
          <LinkButton to={pagePath('settings', { tab: 'notifications' })} size="sm">
            カレンダーに登録する
          </LinkButton>
        }
      />
      <div className="pt-6">
        <QueryState query={list} of="面接" waiting={<SkeletonRows count={3} label="面接を読み込み中" />}>
          {({ interviews }) => {
            const own = interviews.filter(({ side }) => side === 'applicant')
            if (own.length === 0) {
              return (
                <EmptyState
                  title="これからの面接はありません"
                  actions={<LinkButton to={pagePath('applications')}>応募履歴へ</LinkButton>}
                >
                  募集企業が面接を提案すると、ここに並びます。
                </EmptyState>
              )
            }
            const next = (one: (typeof own)[number]) => one.starts_at ?? one.slots[0] ?? ''
            return (
              <ul className="sheet">
                {own
                  .toSorted((a, b) => next(a).localeCompare(next(b)))
                  .map((one) => {
                    const isSettled = one.status === 'accepted'
                    return (
                      <li
                        key={one.id}
                        className="ui-stack ui-stack--tighter border-b border-rule p-(--pad-card) last:border-b-0"
                      >
                        <div className="ui-row ui-row--between">
                          <Link to={pagePath('application', { id: one.application_id })}>{one.company}</Link>
                          <Badge tone={isSettled ? 'success' : 'warning'}>
                            {isSettled ? '日時決定' : awaits(one.status, one.proposed_by)}
                          </Badge>
                        </div>
                        <b className="ui-number">
                          {isSettled && one.starts_at
                            ? interviewTimeText(one.starts_at, one.minutes)
                            : one.slots.map(slotText).join('、')}
                        </b>
                        <p className="text-sm text-muted">
                          {one.job_title}・{one.place ?? interviewKindLabel[one.kind]}
                        </p>
                      </li>
                    )
                  })}
              </ul>
            )
          }}
        </QueryState>
      </div>
    </>
  )
}

const awaits = (status: string, proposedBy: string): string =>
  status === 'proposed' && proposedBy === 'employer' ? '日時を選んでください' : '返答待ち'
