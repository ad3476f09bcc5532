import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Made } from '#server/page-cache/kept-page.ts'
import { pagePolicy, type SecurityOptions } from '#server/security.ts'
import { type PageContext, pageContext } from '#web/page-context.ts'
import type { Operator } from '#words/operator.ts'

/** A page that somebody asks for: path with query, and the headers that negotiate the answer. */
export type PageAsked = { path: string; headers: Record<string, string> }

/** What the loaders of a page ask the house. */
export type PageCalls = Pick<PageContext, 'api' | 'isJobOver'>

/** The same for every page. */
export type Site = { publicUrl: string; production: boolean; operator: Operator; security: SecurityOptions }

/** Makes a page: in this thread (`pageRenderer`), or in one beside it (`renderThread`). */
export type Render = (asked: PageAsked, calls: PageCalls) => Promise<Made>

/** The web bundle: built once for production, made anew on change while developing. */
export type Build = ServerBuild | (() => Promise<ServerBuild>)

/** Renders pages of the bundle in this thread. */
export function pageRenderer(build: Build, { publicUrl, production, operator, security }: Site): Render {
  const handle = createRequestHandler(build, production ? 'production' : undefined)
  return async ({ path, headers }, calls) => {
    const context = new RouterContextProvider()
    let html: string | null = null
    const deliver = (text: string) => {
      html = text
    }
    context.set(pageContext, { ...calls, operator, deliver })
    const response = await handle(new Request(new URL(path, publicUrl), { headers }), context)
    const made: Made = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: html === null ? Buffer.from(await response.arrayBuffer()) : bytesOf(html),
    }
    delete made.headers['set-cookie']
    if (made.headers['content-type']?.startsWith('text/html')) {
      const text = html ?? made.body.toString()
      made.headers['content-security-policy'] = pagePolicy(text, security)
      made.headers['cache-control'] ??= 'no-cache'
      const styles = stylesOf(text)
      if (styles) made.headers.link ??= `<${styles}>; rel=preload; as=style`
    }
    return made
  }
}

const encoder = new TextEncoder()
let scratch = new Uint8Array(256 * 1_024)

/** The text as bytes of its own, in one pass: `Buffer.from` goes through it twice, once to know the length. */
function bytesOf(text: string): Buffer {
  // A unit of UTF-16 takes three bytes at most.
  if (scratch.length < text.length * 3) scratch = new Uint8Array(text.length * 3)
  const { written } = encoder.encodeInto(text, scratch)
  return Buffer.from(scratch.slice(0, written).buffer)
}

/** What the first paint waits for: a proxy in front may announce it while the page is still being made (103 Early Hints). */
const stylesOf = (html: string) => /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"/.exec(html)?.[1]
