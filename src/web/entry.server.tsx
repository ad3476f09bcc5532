import type { EntryContext, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'
import { pageContext } from './page-context.ts'
import { documentOf, textOf } from './rendering/document.server.ts'
import { isIncomplete, renderAtOnce, renderInTime } from './rendering/render.server.tsx'

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
  const atOnce = rendering(routerContext, request.url)
  const { html, broken } = isIncomplete(atOnce)
    ? await renderInTime(<ServerRouter context={routerContext} url={request.url} />)
    : { html: atOnce, broken: false }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  loadContext.get(pageContext).deliver(documentOf(html, loaded))
  return new Response(null, { status: broken ? 500 : status, headers })
}

/** The rendering alone, which the rest of an answer is measured against (`npm run bench:pages`). */
export const rendering = (context: EntryContext, url: string): string =>
  renderAtOnce(<ServerRouter context={context} url={url} />)

/** Errors of loaders and rendering; a visitor who left is none. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error)
}
