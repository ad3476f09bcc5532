import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** A page that takes longer is given up; public pages wait for one or two reads. */
const renderTimeoutMs = 10_000

/**
 * Answers the complete document as one body: the server hashes its inline scripts for the content security policy and
 * may keep it in the page cache.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const rendered = await render(<ServerRouter context={routerContext} url={request.url} />)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(request.method === 'HEAD' ? null : rendered.html, {
    status: rendered.broken ? 500 : status,
    headers,
  })
}

function render(page: React.ReactNode): Promise<{ html: Uint8Array<ArrayBuffer>; broken: boolean }> {
  return new Promise((resolve, reject) => {
    let broken = false
    const timer = setTimeout(() => stream.abort(new Error('The page took too long to render')), renderTimeoutMs)
    const finished =
      <Value,>(settle: (value: Value) => void) =>
      (value: Value) => {
        clearTimeout(timer)
        settle(value)
      }
    const done = finished(resolve)
    const fail = finished(reject)
    const stream = renderToPipeableStream(page, {
      // Large boundaries would otherwise be sent apart and put in place by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const chunks: Uint8Array[] = []
        const body = new Writable({
          write(chunk, _encoding, next) {
            chunks.push(chunk)
            next()
          },
          final(next) {
            done({ html: Buffer.concat(chunks), broken })
            next()
          },
        })
        stream.pipe(body)
      },
      onShellError: fail,
      onError(error) {
        broken = true
        console.error(error)
      },
    })
  })
}

/** Errors of loaders and rendering; a visitor who left is none. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error)
}
