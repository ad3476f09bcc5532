import { Check } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { ResponseData } from '#contract/endpoints.ts'
import { Dialog } from '#web/parts/dialogs/dialog.tsx'
import { CodeSignIn, type CodeSignInStep } from './code-sign-in.tsx'
import type { AccountRequest } from './require-account.ts'
import { followStorage, useSession } from './session.ts'
import { storeToken, storeUser } from './stored-session.ts'
import './account-sheet.css'

type Asked = AccountRequest & { login: string; toLogin: () => void }

/** Opens the sheet in a root of its own, so that no page loads it in advance. */
export function showAccountSheet(asked: Asked): void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place, { identifierPrefix: 'account-' })
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(<AccountSheet {...asked} onClose={() => setTimeout(close)} />)
}

const titles: { [Step in CodeSignInStep]?: string } = {
  code: 'コードを入力',
  name: 'はじめての方へ',
  factor: '二段階認証',
}

function AccountSheet({ title, slip, onReady, login, toLogin, onClose }: Asked & { onClose: () => void }) {
  const [step, setStep] = useState<CodeSignInStep>('email')
  const { status } = useSession()
  const over = useRef(false)

  // Also when another tab signs in by the mail's link.
  useEffect(() => {
    if (status !== 'signed-in' || over.current) return
    over.current = true
    onClose()
    // After the dialog gave the focus back.
    setTimeout(onReady, 50)
  }, [status, onReady, onClose])

  function begin({ user, token }: ResponseData<'signIn'>) {
    storeToken(token)
    storeUser(user)
    followStorage()
  }

  function byPassword(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onClose()
    toLogin()
  }

  return (
    <Dialog open onOpenChange={onClose} title={titles[step] ?? title}>
      <div className="pt-2 pb-5 px-6 grid gap-4 text-sm/[inherit]">
        <div className="account-sheet__slip rounded-sm border border-rule bg-(--surface) leading-normal">
          <span>{slip.kind}</span>
          <p className="px-3.5 py-2 text-xs/[inherit] text-muted">
            <b className="block text-sm/[inherit] text-ink">{slip.title}</b>
            {slip.detail}
          </p>
        </div>
        <Steps at={step === 'email' ? 0 : step === 'code' ? 1 : 2} last={slip.kind} />
        <CodeSignIn onDone={begin} onStep={setStep} goal={slip.kind} />
      </div>
      {step === 'email' && (
        <p className="flex flex-wrap items-center justify-between border-t border-rule bg-ground px-6 py-2.5 text-xs/[inherit] text-muted">
          パスワードをお持ちの方
          <a className="inline-flex min-h-7 items-center font-bold" href={login} onClick={byPassword}>
            パスワードでログイン
          </a>
        </p>
      )}
    </Dialog>
  )
}

function Steps({ at, last }: { at: number; last: string }) {
  return (
    <ol
      className="account-sheet__steps grid grid-cols-3 text-[0.75rem]/normal text-center text-muted"
      aria-label="手順"
    >
      {['メール', 'コード', last].map((step, place) => (
        <li
          key={step}
          className={`relative grid justify-items-center gap-0.5 ${place === at ? 'font-bold text-primary-ink' : ''}`}
          aria-current={place === at ? 'step' : undefined}
        >
          <span
            className={`grid size-6 place-items-center rounded-full border-[1.5px] font-bold ${place < at ? 'bg-primary text-(--on-primary)' : 'bg-(--surface)'} ${place <= at ? 'border-primary' : 'border-rule-strong'}`}
          >
            {place < at ? <Check className="ui-icon ui-icon--small" aria-hidden="true" /> : place + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
