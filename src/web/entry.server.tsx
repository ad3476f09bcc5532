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

/** A page that takes longer is given up (ms); public pages wait for one or two reads. */
const renderTimeout = 10_000

/** Renders the whole document before the first byte is sent: the server hashes its inline scripts and may cache it. */
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
        // Large parts would otherwise be sent apart and put in place by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          // The document names the scripts first, and on a slow line the styles would wait behind them.
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

/** A stream that hands on all of what it got at its end, where a web stream would hand it on piece by piece. */
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

/** Errors of loaders; neither a visitor who left nor an unknown address is one. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  ;(context as RouterContextProvider).get(pageContext).report('a page could not be loaded', error)
}
