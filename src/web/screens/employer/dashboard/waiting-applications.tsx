import { pagePath } from '#contract/page-addresses.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { WaitingNotice } from '#web/parts/states/notice.tsx'

/** The number of unread applications, with a link to them. */
export function WaitingApplications({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <WaitingNotice
      seal="確認待ち"
      action={
        <LinkButton to={pagePath('employerApplications', { status: 'pending' })} variant="primary">
          応募者を確認する
        </LinkButton>
      }
    >
      <b>確認待ちの応募が{count.toLocaleString('ja-JP')}件あります</b>
      <span className="text-muted">確認済みにすると、応募者に伝わります。</span>
    </WaitingNotice>
  )
}
