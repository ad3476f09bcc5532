import { useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { call } from '#web/api/client.ts'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'
import { tableDateText } from '#words/full-dates.ts'
import { SecurityRow } from './security-row.tsx'
import '#web/parts/sheet.css'

type Factor = ResponseData<'readSecondFactor'>['second_factor']
type Passkey = Factor['passkeys'][number]
type Open = { what: 'totp' | 'passkey' | 'renew' | 'remove-totp' } | { what: 'remove-passkey'; passkey: Passkey }

const totpDialog = lazyPart(async () => (await import('./totp-dialog.tsx')).TotpDialog)
const passkeyDialog = lazyPart(async () => (await import('./passkey-dialog.tsx')).PasskeyDialog)
const codesDialog = lazyPart(async () => (await import('./recovery-codes-dialog.tsx')).RecoveryCodesDialog)

/** 二段階認証: the authenticator app, passkeys and recovery codes. */
export function FactorsSheet({ factor }: { factor: Factor }) {
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
            <Button size="sm" variant="danger-line" onClick={() => setOpen({ what: 'remove-totp' })}>
              解除する
            </Button>
          ) : (
            <Button size="sm" onPointerEnter={totpDialog.preload} onClick={() => setOpen({ what: 'totp' })}>
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
              onClick={() => setOpen({ what: 'remove-passkey', passkey })}
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
            onPointerEnter={passkeyDialog.preload}
            onClick={() => setOpen({ what: 'passkey' })}
          >
            {factor.passkeys.length > 0 ? '追加する' : '登録する'}
          </Button>
        </SecurityRow>
        {hasAny && (
          <SecurityRow title="回復コード" line={`端末をなくしたときに使います。残り${factor.recovery_codes_left}個`}>
            <Button size="sm" onClick={() => setOpen({ what: 'renew' })}>
              再発行する
            </Button>
          </SecurityRow>
        )}
      </div>
      {open?.what === 'totp' && (
        <Lazy part={totpDialog} onLoadError={close}>
          {(TotpDialog) => <TotpDialog onDone={(made) => added(made, confirmation.totpAdded)} onClose={close} />}
        </Lazy>
      )}
      {open?.what === 'passkey' && (
        <Lazy part={passkeyDialog} onLoadError={close}>
          {(PasskeyDialog) => (
            <PasskeyDialog onDone={(made) => added(made, confirmation.passkeyAdded)} onClose={close} />
          )}
        </Lazy>
      )}
      {codes && (
        <Lazy part={codesDialog} onLoadError={() => setCodes(null)}>
          {(CodesDialog) => <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
        </Lazy>
      )}
      {open?.what === 'renew' && (
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
      {open?.what === 'remove-totp' && (
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
      {open?.what === 'remove-passkey' && (
        <ConfirmChange
          title={`パスキー「${open.passkey.name}」を削除しますか？`}
          verb="削除する"
          busyVerb="削除しています…"
          refused="削除に失敗しました"
          onConfirm={async () => {
            const { message } = await call('removePasskey', { params: { id: open.passkey.id } })
            toast.success(message, open.passkey.name, 'factor')
          }}
          onClose={close}
        >
          <p>{loss}</p>
        </ConfirmChange>
      )}
    </section>
  )
}
