import type { EntryContext, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'
import { pageContext } from './page-context.ts'
import { DrawnBefore } from './parts/states/drawn-part.tsx'
import { documentOf, textOf } from './rendering/document.server.ts'
import { drawings } from './rendering/drawings.server.tsx'
import { isIncomplete, renderAtOnce, renderInTime } from './rendering/render.server.tsx'

const { find, drawAsked } = drawings()

/**
 * Delivers the complete document as one text: the server hashes its inline scripts for the content security policy and
 * may keep it in the page cache.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const loaded = serverHandoffStream ? await textOf(serverHandoffStream) : null
  const page = (
    <DrawnBefore value={find}>
      <ServerRouter context={routerContext} url={request.url} />
    </DrawnBefore>
  )
  const atOnce = renderAtOnce(page)
  const { html, broken } = isIncomplete(atOnce) ? await renderInTime(page) : { html: atOnce, broken: false }
  drawAsked()
  headers.set('Content-Type', 'text/html; charset=utf-8')
  loadContext.get(pageContext).deliver(documentOf(html, loaded))
  return new Response(null, { status: broken ? 500 : status, headers })
}

/** The rendering alone, drawings and all, which a whole answer is measured against (`npm run bench:pages`). */
export const rendering = (context: EntryContext, url: string): string =>
  renderAtOnce(<ServerRouter context={context} url={url} />)

/** Errors of loaders and rendering; a visitor who left is none. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error)
}
