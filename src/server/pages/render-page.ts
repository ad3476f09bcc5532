import { randomBytes } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { pagePolicy, type SecurityOptions, takeMarkedScripts } from '#server/http/security.ts'
import type { PlainResponse } from '#server/page-cache/cache-entry.ts'
import type { answerPage } from '#web/answer-page.ts'
import type { PageContext } from '#web/page-context.ts'
import type { Operator } from '#words/operator.ts'

/** A page to render: path with query, and the headers that negotiate the response. */
export type PageRequest = { path: string; headers: Record<string, string> }

/** The calls that the loaders of a page make. */
export type LoaderCalls = Omit<PageContext, 'operator' | 'demo' | 'publicJobPages' | 'questions' | 'nonce'>

export type RenderPage = (request: PageRequest, calls: LoaderCalls) => Promise<PlainResponse>

/** What all pages share. */
export type Site = {
  publicUrl: string
  operator: Operator
  demo: boolean
  publicJobPages: boolean
  questions: boolean
  security: SecurityOptions
}

/** The exports of the page bundle. */
export type Pages = { answerPage: typeof answerPage }

/** The pages built by `npm run build`. */
export const builtPages = (folder: string): Promise<Pages> => import(pathToFileURL(`${folder}/server/index.js`).href)

/** Renders pages; in development the bundle is loaded anew each time. */
export function pageRenderer(pages: () => Promise<Pages> | Pages, site: Site): RenderPage {
  const { publicUrl, security, ...shown } = site
  return async ({ path, headers: asked }, calls) => {
    const { answerPage } = await pages()
    const request = new Request(new URL(path, publicUrl), { headers: asked })
    const nonce = randomBytes(16).toString('base64url')
    const response = await answerPage(request, { ...calls, ...shown, nonce })
    const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers)
    const { status } = response
    if (!headers['content-type']?.startsWith('text/html'))
      return { status, headers, body: Buffer.from(await response.arrayBuffer()) }
    const { page, scripts } = takeMarkedScripts(await response.text(), nonce)
    headers['content-security-policy'] = pagePolicy(scripts, security)
    headers['cache-control'] ??= 'no-cache'
    return { status, headers, body: Buffer.from(page) }
  }
}
