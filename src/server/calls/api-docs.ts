import { openapi } from '#contract/openapi/document.ts'

type Operation = {
  operationId: string
  summary: string
  description: string
  parameters: { name: string; in: string }[]
  requestBody?: unknown
  responses: object
}

// Built at the first request, so that the start stays fast.
let made: { document: ReturnType<typeof openapi>; page: string } | undefined

function docs() {
  if (!made) {
    const document = openapi()
    made = { document, page: pageOf(document.paths as Record<string, Record<string, Operation>>) }
  }
  return made
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

const style = `body{font:16px/1.7 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
h2{font-size:1.05rem;margin:2rem 0 .25rem}code,pre{font:14px/1.5 monospace}pre{overflow:auto;border:1px solid;padding:.75rem}
.method{font-weight:700;display:inline-block;min-width:4.5rem}summary{cursor:pointer;min-height:24px}`

const section = (path: string, method: string, operation: Operation) => `<section id="${operation.operationId}">
<h2><code><span class="method">${method.toUpperCase()}</span> ${escaped(path)}</code></h2>
<p>${escaped(operation.summary)}<br>${escaped(operation.description)}</p>
${operation.parameters.length > 0 ? `<p>Parameters: ${operation.parameters.map(({ name, in: place }) => `<code>${escaped(name)}</code> (${place})`).join(', ')}</p>` : ''}
<details><summary>Schemas</summary><pre tabindex="0">${escaped(JSON.stringify({ request: operation.requestBody, responses: operation.responses }, null, 2))}</pre></details>
</section>`

const pageOf = (
  paths: Record<string, Record<string, Operation>>,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>しごと帖 API</title><style>${style}</style></head><body><main><h1>しごと帖 API</h1>
<p>The contract as a document: <a href="/api/openapi.json">openapi.json</a></p>
${Object.entries(paths)
  .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => section(path, method, operation)))
  .join('\n')}
</main></body></html>`

/** The contract as an OpenAPI document. */
export async function readOpenapi(): Promise<object> {
  return docs().document
}

/** The contract as a page for people: no scripts, one inline style. */
export async function readApiDocs(): Promise<string> {
  return docs().page
}
