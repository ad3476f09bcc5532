import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageContext } from './page-context.ts'

/** How long (ms) a page may take; public pages need one or two reads. */
const renderTimeout = 10_000

/** Renders the whole document before sending it, because the server hashes its inline scripts and may cache it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false
    const { nonce, report } = loadContext.get(pageContext)
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Otherwise React would send large parts later and move them with a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          // Preload the styles, because the document names scripts first, and on a slow line styles would wait behind
          // them.
          for (const styles of routerContext.manifest.routes.root?.css ?? [])
            headers.append('Link', `<${styles}>; rel=preload; as=style`)
          pipe(collected((body) => resolve(new Response(body, { status: failed ? 500 : status, headers }))))
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error) {
          failed = true
          report('a page could not be rendered', error)
        },
      },
    )
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), renderTimeout)
  })
}

/** A stream that passes everything on at its end; a web stream would do so chunk by chunk. */
function collected(done: (body: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Uint8Array[] = []
  return new Writable({
    write(piece, _encoding, next) {
      pieces.push(piece)
      next()
    },
    final(next) {
      done(Buffer.concat(pieces))
      next()
    },
  })
}

/** Reports errors of loaders, except after a disconnected visitor or for an unknown address. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  ;(context as RouterContextProvider).get(pageContext).report('a page could not be loaded', error)
}
