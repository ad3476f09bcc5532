import type { ResponseData } from '#contract/endpoints.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { Button } from '#web/parts/button.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { tableTimeText } from '#words/full-dates.ts'
import { SecurityRow } from './security-row.tsx'
import '#web/parts/sheet.css'

type Session = ResponseData<'listSessions'>['sessions'][number]

/** ログイン中の端末: the account's sessions, which can be ended. */
export function SessionsSheet({ sessions }: { sessions: readonly Session[] }) {
  const press = usePressGuard()
  const end = (key: string, run: () => Promise<string>) =>
    press(key, null, async () => {
      try {
        toast.success(await run(), undefined, 'sessions')
      } catch (error) {
        const { title, line } = changeFailure(error, '操作に失敗しました')
        toast.error(title, line, 'sessions')
      }
    })
  const endOne = ({ id }: Session) => end(id, async () => (await call('endSession', { params: { id } })).message)
  const endOthers = () => end('others', async () => (await call('endOtherSessions')).message)

  return (
    <section className="sheet" aria-labelledby="sessions-title">
      <div className="sheet__head">
        <h2 id="sessions-title">ログイン中の端末</h2>
        {sessions.length > 1 && (
          <Button size="sm" onClick={endOthers}>
            ほかの端末からログアウト
          </Button>
        )}
      </div>
      <div className="sheet__body ui-stack">
        <p className="text-sm text-muted ui-phrase">
          心当たりのない端末があるときは、その端末からログアウトして、パスワードを変更してください。ほかのすべての端末からログアウトすると、面接のカレンダーのアドレスも無効になります。接続元は、アドレスの一部だけを記録しています。
        </p>
        {sessions.map((session) => (
          <SecurityRow
            key={session.id}
            title={
              <>
                {session.device ?? '不明な端末'}
                {session.current && <span className="text-xs text-success-ink font-normal ml-2">この端末</span>}
              </>
            }
            line={
              <>
                <span className="ui-number inline-block whitespace-normal">
                  ログイン {tableTimeText(session.signed_in_at)}・
                </span>
                <span className="ui-number inline-block whitespace-normal">
                  最終利用 {tableTimeText(session.last_active_at)}
                </span>
                {session.network && (
                  <>
                    ・接続元 <span className="ui-number">{session.network}</span>
                  </>
                )}
              </>
            }
          >
            {!session.current && (
              <Button
                size="sm"
                aria-label={`${session.device ?? '不明な端末'}（${tableTimeText(session.signed_in_at)}）からログアウト`}
                onClick={() => endOne(session)}
              >
                ログアウト
              </Button>
            )}
          </SecurityRow>
        ))}
      </div>
    </section>
  )
}
