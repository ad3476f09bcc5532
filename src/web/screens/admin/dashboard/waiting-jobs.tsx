import { useQuery } from '@tanstack/react-query'
import { pagePath } from '#contract/page-addresses.ts'
import { read } from '#web/api/read-query.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { WaitingNotice } from '#web/parts/states/notice.tsx'
import { daysAgoText } from '#words/days-ago.ts'
import { approvalStatusLabel } from '#words/status-labels.ts'

/** The header makes the same request, so it is sent once. */
export const useWaitingJobs = () => useQuery(read('listPendingJobs', { query: { page: '1', limit: '1' } }))

/** As at the desk: a resubmitted job waits only since then, so the list's first may not be the oldest. */
export const useLongestWait = () => useQuery(read('readQueueFigures'))

/** How many jobs wait for approval, and since when. */
export function WaitingJobs(props: {
  waiting: ReturnType<typeof useWaitingJobs>
  longest: ReturnType<typeof useLongestWait>
}) {
  const { data } = props.waiting
  if (!data || data.count === 0) return null
  const { data: { oldest } = { oldest: null }, dataUpdatedAt } = props.longest
  return (
    <WaitingNotice
      seal={approvalStatusLabel.pending}
      action={
        <LinkButton to={pagePath('approval')} variant="primary">
          承認画面へ
        </LinkButton>
      }
    >
      <b>承認待ちの求人が{data.count.toLocaleString('ja-JP')}件あります</b>
      {oldest && (
        <span className="text-muted">最も古いものは{daysAgoText(oldest, new Date(dataUpdatedAt))}の送信です</span>
      )}
    </WaitingNotice>
  )
}
