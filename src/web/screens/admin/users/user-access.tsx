import { useQuery } from '@tanstack/react-query'
import { changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { PosterFacts } from '#web/parts/moderation/poster-facts.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { confirmation } from '#words/confirmations.ts'
import { tableTimeText } from '#words/full-dates.ts'

/** A user's suspension with its reason, and sessions, which can be ended. */
export function UserAccess({ user }: { user: { id: string; name: string } }) {
  const query = useQuery(read('readUserAccess', { params: { id: user.id } }))
  const press = usePressGuard()

  async function end(sessionId: string) {
    try {
      const { message } = await call('endUserSession', { params: { id: user.id, sessionId } })
      toast.success(message ?? confirmation.userSessionEnded, user.name, `user:${user.id}`)
    } catch (error) {
      const { title, line } = changeFailure(error, '操作に失敗しました')
      toast.error(title, line, `user:${user.id}`)
      await query.refetch()
    }
  }

  return (
    <QueryState query={query} waiting={<SkeletonText lines={3} label="ログインの状態を読み込み中" />}>
      {({ suspended_at, suspension_reason, sessions, poster }) => (
        <section className="ui-stack gap-3" aria-label="ログインの状態">
          {suspended_at && (
            <Notice tone="warning" title={`${tableTimeText(suspended_at)}から利用を停止しています`}>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{suspension_reason}</p>
            </Notice>
          )}
          {poster && <PosterFacts poster={poster} />}
          <h3 className="text-md font-bold">ログイン中の端末（{sessions.length}台）</h3>
          {sessions.map(({ id, device, network, signed_in_at, last_active_at }) => {
            const label = `${device ?? '不明な端末'}・${network ?? '不明なネットワーク'}`
            return (
              <div key={id} className="ui-row ui-row--between ui-row--nowrap border-t border-rule pt-3">
                <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
                  {label}
                  <span className="text-xs text-muted block">
                    ログイン <span className="ui-number">{tableTimeText(signed_in_at)}</span>・最後の利用{' '}
                    <span className="ui-number">{tableTimeText(last_active_at)}</span>
                  </span>
                </span>
                <Button size="sm" aria-label={`${label}からログアウト`} onClick={() => press(id, null, () => end(id))}>
                  ログアウト
                </Button>
              </div>
            )
          })}
        </section>
      )}
    </QueryState>
  )
}
