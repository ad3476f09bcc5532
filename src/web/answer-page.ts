import * as pages from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type PageContext, pageContext } from './page-context.ts'

const handle = createRequestHandler(pages)

/**
 * Answers a request for a page. The server imports it from the page bundle, so that React and the router exist once.
 */
export function answerPage(request: Request, given: PageContext): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(pageContext, given)
  return handle(request, context)
}
