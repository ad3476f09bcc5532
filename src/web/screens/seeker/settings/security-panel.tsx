import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { reportChange } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { confirmation } from '#words/confirmations.ts'
import { tableDateText, tableTimeText } from '#words/full-dates.ts'
import { SecurityRow } from './security-row.tsx'
import '#web/parts/sheet.css'

const waitingForSessions = <SkeletonText label="ログイン中の端末を読み込み中" />

/** セキュリティ: the second factor and sessions. */
export function SecurityPanel() {
  const factors = useQuery(read('readSecondFactor'))
  const sessions = useQuery(read('listSessions'))
  return (
    <>
      <QueryState query={factors} of="二段階認証" waiting={<SkeletonText label="二段階認証を読み込み中" />}>
        {({ second_factor }) => (
          <>
            {second_factor.required && !second_factor.totp_since && second_factor.passkeys.length === 0 && (
              <Notice tone="warning" title="二段階認証を設定してください">
                管理者の操作には、二段階認証が必要です。設定すると、管理の画面が使えるようになります。
              </Notice>
            )}
            <FactorsSheet factor={second_factor} />
          </>
        )}
      </QueryState>
      {/* After the sheet above, which would push it down. */}
      {factors.isPending ? (
        waitingForSessions
      ) : (
        <QueryState query={sessions} waiting={waitingForSessions}>
          {(data) => <SessionsSheet sessions={data.sessions} />}
        </QueryState>
      )}
    </>
  )
}

type Session = ResponseData<'listSessions'>['sessions'][number]

/** ログイン中の端末: the account's sessions, which can be ended. */
function SessionsSheet({ sessions }: { sessions: readonly Session[] }) {
  const press = usePressGuard()
  const end = (key: string, run: () => Promise<{ message: string }>) =>
    press(key, null, () => reportChange(run(), { refused: '操作に失敗しました', about: 'sessions' }))
  const endOne = ({ id }: Session) => end(id, () => call('endSession', { params: { id } }))
  const endOthers = () => end('others', () => call('endOtherSessions'))

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

type Factor = ResponseData<'readSecondFactor'>['second_factor']
type Passkey = Factor['passkeys'][number]
/** The open dialog; that of a passkey removes it. */
type Open = 'totp' | 'passkey' | 'renew' | 'remove-totp' | Passkey

const TotpDialog = lazyDialog(async () => (await import('./security/totp-dialog.tsx')).TotpDialog)
const PasskeyDialog = lazyDialog(async () => (await import('./security/passkey-dialog.tsx')).PasskeyDialog)
const CodesDialog = lazyDialog(async () => (await import('./security/recovery-codes-dialog.tsx')).RecoveryCodesDialog)

/** 二段階認証: the authenticator app, passkeys and recovery codes. */
function FactorsSheet({ factor }: { factor: Factor }) {
  const [open, setOpen] = useState<Open | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => setOpen(null)
  const added = (recoveryCodes: readonly string[] | null, message: string) => {
    setOpen(null)
    setCodes(recoveryCodes)
    toast.success(message, undefined, 'factor')
  }
  const hasAny = factor.totp_since !== null || factor.passkeys.length > 0
  const last = factor.passkeys.length + (factor.totp_since ? 1 : 0) === 1
  const loss = last
    ? '二段階認証は無効になり、回復コードも使えなくなります。'
    : 'ログインのときに、この方法は使えなくなります。'

  return (
    <section className="sheet" aria-labelledby="factors-title">
      <div className="sheet__head">
        <h2 id="factors-title">二段階認証</h2>
        <span className={hasAny ? 'text-sm text-success-ink' : 'text-sm text-muted'}>{hasAny ? '有効' : '未設定'}</span>
      </div>
      <div className="sheet__body ui-stack">
        <p className="text-sm text-muted ui-phrase">
          ログインのとき、パスワードに加えて、お手元の端末でも確認します。パスワードが漏れたときも、第三者によるログインを防げます。
        </p>
        <SecurityRow
          title="認証アプリ"
          line={
            factor.totp_since
              ? `${tableDateText(factor.totp_since)}に登録しました`
              : '30秒ごとに変わる6桁の数字を使います。'
          }
        >
          {factor.totp_since ? (
            <Button size="sm" variant="danger-line" onClick={() => setOpen('remove-totp')}>
              解除する
            </Button>
          ) : (
            <Button size="sm" onPointerEnter={TotpDialog.preload} onClick={() => setOpen('totp')}>
              登録する
            </Button>
          )}
        </SecurityRow>
        {factor.passkeys.map((passkey) => (
          <SecurityRow
            key={passkey.id}
            title={`パスキー：${passkey.name}`}
            line={`登録 ${tableDateText(passkey.created_at)}・最終利用\u00a0${passkey.last_used_at ? tableDateText(passkey.last_used_at) : 'なし'}`}
          >
            <Button
              size="sm"
              variant="danger-line"
              aria-label={`パスキー「${passkey.name}」を削除する`}
              onClick={() => setOpen(passkey)}
            >
              削除する
            </Button>
          </SecurityRow>
        ))}
        <SecurityRow
          title={factor.passkeys.length > 0 ? 'パスキーを追加' : 'パスキー'}
          line={
            factor.passkeys_available
              ? '指紋や顔、端末のロック解除、セキュリティキーで確認します。'
              : 'この環境ではパスキーを使用できません。'
          }
        >
          <Button
            size="sm"
            disabled={!factor.passkeys_available}
            onPointerEnter={PasskeyDialog.preload}
            onClick={() => setOpen('passkey')}
          >
            {factor.passkeys.length > 0 ? '追加する' : '登録する'}
          </Button>
        </SecurityRow>
        {hasAny && (
          <SecurityRow title="回復コード" line={`端末をなくしたときに使います。残り${factor.recovery_codes_left}個`}>
            <Button size="sm" onClick={() => setOpen('renew')}>
              再発行する
            </Button>
          </SecurityRow>
        )}
      </div>
      {open === 'totp' && <TotpDialog onDone={(made) => added(made, confirmation.totpAdded)} onClose={close} />}
      {open === 'passkey' && (
        <PasskeyDialog onDone={(made) => added(made, confirmation.passkeyAdded)} onClose={close} />
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
      {open === 'renew' && (
        <ConfirmChange
          title="回復コードを再発行しますか？"
          verb="再発行する"
          busyVerb="再発行しています…"
          refused="操作に失敗しました"
          onConfirm={async () => {
            const { data, message } = await call('renewRecoveryCodes')
            added(data.recovery_codes, message)
          }}
          onClose={close}
        >
          <p>これまでの回復コードは、すべて無効になります。</p>
        </ConfirmChange>
      )}
      {open === 'remove-totp' && (
        <ConfirmChange
          title="認証アプリの登録を解除しますか？"
          verb="解除する"
          busyVerb="解除しています…"
          refused="操作に失敗しました"
          onConfirm={async () => {
            const { message } = await call('removeTotp')
            toast.success(message, undefined, 'factor')
          }}
          onClose={close}
        >
          <p>{loss}</p>
        </ConfirmChange>
      )}
      {typeof open === 'object' && open && (
        <ConfirmChange
          title={`パスキー「${open.name}」を削除しますか？`}
          verb="削除する"
          busyVerb="削除しています…"
          refused="削除に失敗しました"
          onConfirm={async () => {
            const { message } = await call('removePasskey', { params: { id: open.id } })
            toast.success(message, open.name, 'factor')
          }}
          onClose={close}
        >
          <p>{loss}</p>
        </ConfirmChange>
      )}
    </section>
  )
}
