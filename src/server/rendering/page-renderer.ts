import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Made } from '#server/page-cache/kept-page.ts'
import type { SecurityOptions } from '#server/security.ts'
import { type PageContext, pageContext } from '#web/page-context.ts'
import type { Operator } from '#words/operator.ts'
import { type Drawn, finishPage } from './finish-page.ts'

/** A page that somebody asks for: path with query, and the headers that negotiate the answer. */
export type PageAsked = { path: string; headers: Record<string, string> }

/** What the loaders of a page ask the server. */
export type PageCalls = Pick<PageContext, 'api' | 'isJobOver'>

/** The same for every page. */
export type Site = { publicUrl: string; production: boolean; operator: Operator; security: SecurityOptions }

/** Makes a page: in this thread (`pageRenderer`), or in one beside it (`renderThread`). */
export type Render = (asked: PageAsked, calls: PageCalls) => Promise<Made>

/** The web bundle: built once for production, made anew on change while developing. */
export type Build = ServerBuild | (() => Promise<ServerBuild>)

/** Renders pages of the bundle in this thread. */
export function pageRenderer(build: Build, site: Site): Render {
  const draw = pageDrawer(build, site)
  return async (asked, calls) => finishPage(await draw(asked, calls), site.security)
}

/** The same, but for what the server's thread adds to a page. */
export function pageDrawer(build: Build, { publicUrl, production, operator }: Site) {
  const handle = createRequestHandler(build, production ? 'production' : undefined)
  return async ({ path, headers }: PageAsked, calls: PageCalls): Promise<Drawn> => {
    const context = new RouterContextProvider()
    let html: string | null = null
    const deliver = (text: string) => {
      html = text
    }
    context.set(pageContext, { ...calls, operator, deliver })
    const response = await handle(new Request(new URL(path, publicUrl), { headers }), context)
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      content: html ?? new Uint8Array(await response.arrayBuffer()),
    }
  }
}
