const end = '</body></html>'

/**
 * The document for what React rendered. What the loaders gave follows as the router's own stream would write it, which it
 * does by suspending; without that the page renders in one go, in half the time.
 */
export function documentOf(html: string, loaded: string | null): string {
  const begun = stylesFirst(html.startsWith('<html') ? `<!DOCTYPE html>${html}` : html)
  if (loaded === null || !begun.endsWith(end)) return begun
  return `${begun.slice(0, -end.length)}${handoff(loaded)}${end}`
}

/** On a slow line the scripts would else share it with the styles, which the first paint waits for. */
function stylesFirst(html: string): string {
  const body = html.indexOf('</head>')
  const head = html
    .slice(0, body)
    .replaceAll('<link rel="modulepreload" href', '<link rel="modulepreload" fetchPriority="low" href')
  return head + html.slice(body)
}

function handoff(loaded: string): string {
  const stream = 'window.__reactRouterContext.streamController'
  return `<script>${stream}.enqueue(${inScript(JSON.stringify(loaded))});${stream}.close();</script>`
}

const escapes: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that neither ends the script nor opens a comment in it. */
const inScript = (json: string) => json.replace(/[&><\u2028\u2029]/g, (character) => escapes[character] as string)

/** Reads a stream to its end. */
export async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
  }
}
