import { endpointAddress } from '#contract/addresses.ts'
import type { ResponseData } from '#contract/endpoints.ts'
import { storedToken } from '#web/session/stored-session.ts'

/** The number of unread notifications, and the new ones since the last event. */
export type StreamEvent = Pick<ResponseData<'listNotifications'>, 'unread' | 'notifications'>

/** The server sends something every 15 s; a connection silent for this long (ms) is closed. */
const longestSilence = 45_000

/** The stream is unavailable; `retryAfter` in ms. */
export class NoStream extends Error {
  override name = 'NoStream'
  readonly retryAfter: number

  constructor(retryAfter = 0) {
    super('there is no stream')
    this.retryAfter = retryAfter
  }
}

/** Reads the stream of the signed-in account until the server ends it; rejects when it breaks or is aborted. */
export async function readStream(
  signal: AbortSignal,
  on: { open(): void; event(event: StreamEvent): void },
): Promise<void> {
  const cut = new AbortController()
  const abort = () => cut.abort()
  signal.addEventListener('abort', abort)
  let silence = setTimeout(abort, longestSilence)
  try {
    const answer = await openStream(cut.signal)
    const reader = answer.body?.getReader()
    if (!answer.ok || !reader) throw new NoStream(Number(answer.headers.get('retry-after') ?? 0) * 1_000)
    on.open()
    const decoder = new TextDecoder()
    let text = ''
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      clearTimeout(silence)
      silence = setTimeout(abort, longestSilence)
      const blocks = (text + decoder.decode(read.value, { stream: true })).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (data) on.event(JSON.parse(data))
      }
    }
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', abort)
  }
}

/**
 * With fetch, because EventSource cannot send a bearer token. A refused token is not renewed here: the next call or the
 * list does that, and also notices the end of the session, so that a stream never leads anybody away.
 */
function openStream(signal: AbortSignal): Promise<Response> {
  const { path } = endpointAddress('streamNotifications')
  const token = storedToken()
  if (token === null) throw new NoStream()
  return fetch(path, { headers: { authorization: `Bearer ${token}` }, signal })
}
