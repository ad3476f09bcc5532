import type { Made } from '#server/page-cache/kept-page.ts'
import { pagePolicy, type SecurityOptions } from '#server/security.ts'

/** A page as the bundle gave it: a document as text, anything else as bytes. */
export type Drawn = { status: number; headers: Record<string, string>; content: string | Uint8Array }

/**
 * Makes a page ready to be sent: bytes, and the headers that follow from what the document holds. In the server's thread,
 * since the one that renders has more to do.
 */
export function finishPage({ status, headers: given, content }: Drawn, security: SecurityOptions): Made {
  const { 'set-cookie': _, ...headers } = given
  if (headers['content-type']?.startsWith('text/html')) {
    const text = typeof content === 'string' ? content : Buffer.from(content).toString()
    headers['content-security-policy'] = pagePolicy(text, security)
    headers['cache-control'] ??= 'no-cache'
    const styles = stylesOf(text)
    if (styles) headers.link ??= `<${styles}>; rel=preload; as=style`
  }
  return { status, headers, body: typeof content === 'string' ? bytesOf(content) : Buffer.from(content) }
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
