import * as pages from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type PageContext, pageContext } from './page-context.ts'

const handle = createRequestHandler(pages)

/** Answers a request for a page. The server loads it from the bundle, and so has one copy of React and router. */
export function answerPage(request: Request, given: PageContext): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(pageContext, given)
  return handle(request, context)
}
