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
      <div className="account-sheet">
        <div className="account-sheet__slip">
          <span>{slip.kind}</span>
          <p>
            <b>{slip.title}</b>
            {slip.detail}
          </p>
        </div>
        <Steps at={step === 'email' ? 0 : step === 'code' ? 1 : 2} last={slip.kind} />
        <CodeSignIn onDone={begin} onStep={setStep} goal={slip.kind} />
      </div>
      {step === 'email' && (
        <p className="account-sheet__foot">
          パスワードをお持ちの方
          <a href={login} onClick={byPassword}>
            パスワードでログイン
          </a>
        </p>
      )}
    </Dialog>
  )
}

function Steps({ at, last }: { at: number; last: string }) {
  return (
    <ol className="account-sheet__steps" aria-label="手順">
      {['メール', 'コード', last].map((step, place) => (
        <li key={step} data-done={place < at || undefined} aria-current={place === at ? 'step' : undefined}>
          <span>{place < at ? <Check className="ui-icon ui-icon--small" aria-hidden="true" /> : place + 1}</span>
          {step}
        </li>
      ))}
    </ol>
  )
}
