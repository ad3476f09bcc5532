import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { pathOf } from '#web/api/request.ts'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { Button } from '#web/parts/button.tsx'
import { type SecondFactorRequest, type SignInFailure, secondFactorAsked } from '#web/session/second-factor-request.ts'
import { readSessionStorage, writeSessionStorage } from '#web/storage/session-storage.ts'
import { googleToken } from './google-token.ts'

const linkedinFailed: SignInFailure = { title: 'LinkedInログインに失敗しました', text: 'もう一度お試しください。' }
const linkedinCancelled: SignInFailure = {
  title: 'LinkedInログインがキャンセルされました',
  text: 'ほかの方法でもログインできます。',
}
const unreachable = 'サーバーエラーが発生しました'

/** The configured social sign-ins. */
export type Providers = ResponseData<'readSocialProviders'>

/** Google (its popup) and LinkedIn (the server redirects, and /login fetches the token). */
export function SocialSignIn(props: {
  providers: Providers
  redirect: string
  /** The state of the link that led here, and what to do with it after LinkedIn. */
  state: unknown
  onReturn: (state: unknown) => void
  onDone: (data: ResponseData<'signIn'>) => void
  onFailure: (failure: SignInFailure | null) => void
  onSecondFactor: (request: SecondFactorRequest) => void
}) {
  const { providers, redirect, state, onReturn, onDone, onFailure, onSecondFactor } = props
  const [busy, setBusy] = useState<'google' | 'linkedin' | null>(null)
  const hydrated = useHydrated()

  async function attempt(provider: 'google' | 'linkedin', work: () => Promise<void>) {
    onFailure(null)
    setBusy(provider)
    try {
      await work()
    } catch (error) {
      const asked = secondFactorAsked(error)
      if (asked) return onSecondFactor(asked)
      console.error(error)
      const text = failureText(error, { refused: unreachable, unreachable })
      const title = provider === 'google' ? 'Googleログインに失敗しました' : 'LinkedInログインに失敗しました'
      onFailure({ title, text })
    } finally {
      setBusy(null)
    }
  }

  const { google_client_id: clientId, google_script_url: script, linkedin } = providers
  const withGoogle =
    clientId !== null &&
    script !== null &&
    (() =>
      attempt('google', async () => {
        const answer = await googleToken(clientId, script)
        if (answer.kind === 'failed') return onFailure({ title: 'Googleでログインできませんでした', text: answer.text })
        if (answer.kind === 'token') onDone(await api('signInWithGoogle', { body: { accessToken: answer.token } }))
      }))

  const withLinkedin = () =>
    attempt('linkedin', async () => {
      storeState(state)
      window.location.assign(pathOf('startLinkedin', { query: { redirect } }))
    })

  const fragment = new URLSearchParams(useLocation().hash.slice(1))
  const returned = fragment.has('linkedin')
  const refused = fragment.get('linkedin_error')
  const taken = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the provider has sent the visitor back
  useEffect(() => {
    if (taken.current || !(returned || refused)) return
    taken.current = true
    onReturn(takeState())
    // Remove the mark, so that a reload does not ask again.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    if (returned)
      void attempt('linkedin', async () => {
        // The server gives the token only to the browser that began, so that a link cannot sign others in.
        const { accessToken } = await api('takeLinkedinToken')
        onDone(await api('signInWithLinkedin', { body: { accessToken } }))
      })
    else onFailure(refused === 'cancelled' ? linkedinCancelled : linkedinFailed)
  }, [returned, refused])

  if (!withGoogle && !linkedin) return null
  return (
    <>
      <div className="flex items-center gap-4 text-xs/[inherit] text-muted">
        <span className="h-px flex-1 bg-rule" />
        または
        <span className="h-px flex-1 bg-rule" />
      </div>
      <div className="grid grid-flow-col auto-cols-fr gap-3">
        {withGoogle && (
          <Button
            className="min-h-11"
            onClick={withGoogle}
            disabled={!hydrated}
            busy={busy === 'google'}
            busyLabel="確認しています…"
          >
            <GoogleMark />
            Google
          </Button>
        )}
        {linkedin && (
          <Button
            className="min-h-11"
            onClick={withLinkedin}
            disabled={!hydrated}
            busy={busy === 'linkedin'}
            busyLabel="確認しています…"
          >
            <b aria-hidden="true">in</b>
            LinkedIn
          </Button>
        )}
      </div>
    </>
  )
}

/** The login screen's history state, stored in this tab during a visit to a provider. */
const storageKey = 'shigotocho.sign-in-state'

/** Stores the state before leaving for the provider. */
function storeState(state: unknown): void {
  writeSessionStorage(storageKey, typeof state === 'object' ? state : null)
}

/** Reads the state once. It also marks that the history's former entries are the provider's pages. */
function takeState(): unknown {
  const state = readSessionStorage(storageKey)
  writeSessionStorage(storageKey, null)
  return state && { ...state, detour: true }
}

/** A plain G for the button of Google, in the current colour. */
function GoogleMark() {
  return (
    <svg className="ui-icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <path d="M15.5 9.4A4.3 4.3 0 1 0 16.3 12H12.3" />
    </svg>
  )
}
