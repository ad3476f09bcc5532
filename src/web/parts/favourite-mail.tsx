import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { pagePath } from '#contract/page-addresses.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { useRequireAccount } from '#web/session/require-account.ts'
import { useSession } from '#web/session/session.ts'

type Props = { job?: { id: string; title: string; company: string }; kept?: boolean }

/**
 * 変更をメールで知る: turns on the mail about favourites, and saves the job where there is one. Nothing while it is on.
 * With `kept` a visitor is led to the jobs saved in this browser.
 */
export function FavouriteMail({ job, kept = false }: Props) {
  const { user } = useSession()
  const requireAccount = useRequireAccount()
  const press = usePressGuard()
  const { data } = useQuery({ ...read('readNotificationSettings'), enabled: user !== null })
  if (user && (!data || (data.settings.mail && data.settings.kinds.favourite_changed.mail))) return null
  if (data && !data.settings.mail)
    return (
      <LinkButton size="sm" variant="ghost" to={pagePath('settings', { tab: 'notifications' })}>
        メール通知はオフです
      </LinkButton>
    )
  const turnOn = () =>
    press('mail', null, async () => {
      try {
        if (job) await call('addFavourite', { params: { jobId: job.id } })
        await call('updateNotificationSettings', { body: { kinds: { favourite_changed: { mail: true } } } })
        const line = '締切の3日前、条件の変更、募集の終了と再開を、1日1回までお知らせします。'
        toast.success('お気に入りの変更をメールでお知らせします', line, 'favourite')
      } catch (error) {
        reportFailure(error, 'メールの設定を変更できませんでした', 'favourite')
      }
    })
  const list = !user && kept && (
    <LinkButton size="sm" variant="ghost" to={pagePath('favourites')}>
      お気に入りを見る
    </LinkButton>
  )
  const button = (
    <Button
      size="sm"
      variant="ghost"
      className="justify-self-start"
      onClick={() =>
        requireAccount({
          title: 'メールを受け取るにはログインが必要です',
          slip: { kind: '通知', title: job?.title ?? 'お気に入りの求人', detail: job?.company },
          onReady: turnOn,
        })
      }
    >
      <Bell className="ui-icon" aria-hidden="true" />
      変更をメールで知る
    </Button>
  )
  return (
    <>
      {button}
      {list}
    </>
  )
}
