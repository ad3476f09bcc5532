import { useQuery } from '@tanstack/react-query'
import { pagePath } from '#contract/page-addresses.ts'
import { read } from '#web/api/read-query.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { WaitingNotice } from '#web/parts/states/notice.tsx'
import { daysAgoText } from '#words/days-ago.ts'

/** The header makes the same request, so it is sent once. */
export const useWaitingEmployers = () =>
  useQuery(read('listVerificationRequests', { query: { page: '1', limit: '1' } }))

/** How many employers wait for verification, and since when. */
export function WaitingEmployers({
  waiting: { data, dataUpdatedAt },
}: {
  waiting: ReturnType<typeof useWaitingEmployers>
}) {
  if (!data?.total) return null
  const oldest = data.requests[0]
  return (
    <WaitingNotice seal="確認待ち" action={<LinkButton to={pagePath('adminVerification')}>企業の確認へ</LinkButton>}>
      <b>確認待ちの企業が{data.total.toLocaleString('ja-JP')}社あります</b>
      {oldest && (
        <span className="text-muted">
          最も古いものは{daysAgoText(oldest.asked_at, new Date(dataUpdatedAt))}の申請です
        </span>
      )}
    </WaitingNotice>
  )
}
