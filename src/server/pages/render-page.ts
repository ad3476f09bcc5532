import { pathToFileURL } from 'node:url'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { pagePolicy, type SecurityOptions } from '#server/http/security.ts'
import type { PlainResponse } from '#server/page-cache/cache-entry.ts'
import { type PageContext, pageContext } from '#web/page-context.ts'
import type { Operator } from '#words/operator.ts'

/** A page to render: path with query, and the headers that negotiate the response. */
export type PageRequest = { path: string; headers: Record<string, string> }

/** What the loaders of a page ask the server. */
export type LoaderCalls = Omit<PageContext, 'operator'>

export type RenderPage = (request: PageRequest, calls: LoaderCalls) => Promise<PlainResponse>

/** The same for every page. */
export type Site = { publicUrl: string; production: boolean; operator: Operator; security: SecurityOptions }

/** The pages that `npm run build` made. */
export const builtPages = (folder: string): Promise<ServerBuild> =>
  import(pathToFileURL(`${folder}/server/index.js`).href)

/** Renders pages of a build; while developing it is asked for anew for each page. */
export function pageRenderer(
  build: ServerBuild | (() => Promise<ServerBuild>),
  { publicUrl, production, operator, security }: Site,
): RenderPage {
  const handle = createRequestHandler(build, production ? 'production' : undefined)
  return async ({ path, headers: asked }, calls) => {
    const context = new RouterContextProvider()
    context.set(pageContext, { ...calls, operator })
    const response = await handle(new Request(new URL(path, publicUrl), { headers: asked }), context)
    const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers)
    const body = Buffer.from(await response.arrayBuffer())
    if (headers['content-type']?.startsWith('text/html')) {
      headers['content-security-policy'] = pagePolicy(body.toString(), security)
      headers['cache-control'] ??= 'no-cache'
    }
    return { status: response.status, headers, body }
  }
}
