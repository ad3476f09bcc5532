import { useQuery } from '@tanstack/react-query'
import { Check, Mail } from 'lucide-react'
import { pagePath } from '#contract/page-addresses.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { useRequireAccount } from '#web/session/require-account.ts'
import { useSession } from '#web/session/session.ts'

/** Asks for mails about new jobs of an employer, or ends them. Visitors sign in by a code first. */
export function FollowButton({ employer: { id, name } }: { employer: { id: string; name: string } }) {
  const { user } = useSession()
  const requireAccount = useRequireAccount()
  const { data } = useQuery({ ...read('listFollows'), enabled: user !== null })
  const follows = data?.follows.some((each) => each.id === id) ?? false
  const change = useChange(
    {
      mutationFn: async (wanted: boolean) => {
        const { message, refreshed } = await call(wanted ? 'followEmployer' : 'unfollowEmployer', {
          params: { employerId: id },
        })
        await refreshed
        return message
      },
      onSuccess: (message) => toast.success(message, undefined, 'follow'),
      onError: (error) => {
        const { title, line } = changeFailure(error, '設定を変更できませんでした')
        toast.error(title, line, 'follow')
      },
    },
    () => id,
  )
  if (!user)
    return (
      // A link for the time before JavaScript.
      <LinkButton
        to={pagePath('login', { redirect: pagePath('employer', { id }) })}
        variant="primary"
        size="lg"
        onClick={(event) => {
          event.preventDefault()
          requireAccount({
            title: 'メールを受け取るにはログインが必要です',
            slip: { kind: '通知', title: name, detail: '新しい求人のお知らせ' },
            onReady: () => change.mutate(true),
          })
        }}
      >
        <Mail className="ui-icon" aria-hidden="true" />
        新しい求人をメールで知る
      </LinkButton>
    )
  return (
    <Button
      variant={follows ? 'secondary' : 'primary'}
      size="lg"
      aria-pressed={follows}
      disabled={!data}
      onClick={() => change.mutate(!follows)}
    >
      {follows ? <Check className="ui-icon" aria-hidden="true" /> : <Mail className="ui-icon" aria-hidden="true" />}
      {follows ? '新着メールを受け取る設定です' : '新しい求人をメールで知る'}
    </Button>
  )
}
