/** The part of Google Identity Services for the popup flow. */
type TokenClient = { requestAccessToken(): void }
type GoogleOauth = {
  initTokenClient(options: {
    client_id: string
    scope: string
    callback(answer: { access_token?: string; error?: string }): void
    error_callback(error: { type: string }): void
  }): TokenClient
}

declare global {
  interface Window {
    google?: { accounts?: { oauth2?: GoogleOauth } }
  }
}

/** The popup's result; `closed` needs no message, because the reader closed it. */
export type GoogleAnswer = { kind: 'token'; token: string } | { kind: 'closed' } | { kind: 'failed'; text: string }

/** Sentences for the provider's errors. */
const sentences: Record<string, string> = {
  access_denied: 'Googleログインがキャンセルされました',
  popup_blocked: 'ポップアップがブロックされました。ポップアップを許可して、もう一度お試しください。',
  invalid_request: 'Googleログインのリクエストが正しくありません',
}

/** Gets an access token with the scopes email and profile through Google's popup. Never rejects. */
export async function googleToken(clientId: string, scriptUrl: string): Promise<GoogleAnswer> {
  const oauth = await loadScript(scriptUrl).then(
    () => window.google?.accounts?.oauth2,
    () => undefined,
  )
  if (!oauth) {
    return {
      kind: 'failed',
      text: 'Googleのログイン機能を読み込めませんでした。時間をおいて、もう一度お試しください。',
    }
  }
  return new Promise((resolve) => {
    const client = oauth.initTokenClient({
      client_id: clientId,
      scope: 'email profile',
      callback: ({ access_token, error }) =>
        resolve(access_token ? { kind: 'token', token: access_token } : answerTo(error ?? 'unknown')),
      error_callback: ({ type }) => resolve(answerTo(type)),
    })
    client.requestAccessToken()
  })
}

function answerTo(type: string): GoogleAnswer {
  if (type === 'popup_closed' || type === 'popup_closed_by_user') return { kind: 'closed' }
  // The library's code for a blocked popup.
  const key = type === 'popup_failed_to_open' ? 'popup_blocked' : type
  return { kind: 'failed', text: sentences[key] ?? `Googleログインでエラーが発生しました（${type}）` }
}

type Policies = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy }
type Policy = { createScriptURL(url: string): string }

let policy: Policy | undefined

/** The configured script address as a trusted type; the page's policy limits scripts anyway. */
function trustedScript(url: string): string {
  policy ??= (window as { trustedTypes?: Policies }).trustedTypes?.createPolicy('google', {
    createScriptURL: (address) => address,
  })
  return policy?.createScriptURL(url) ?? url
}

let loading: Promise<void> | null = null

function loadScript(url: string): Promise<void> {
  if (window.google?.accounts?.oauth2) return Promise.resolve()
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = trustedScript(url)
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      loading = null
      reject(new Error(`${url} could not be loaded`))
    }
    document.head.append(script)
  })
  return loading
}
