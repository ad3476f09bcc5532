import type { PlainResponse } from '#server/page-cache/cache-entry.ts'
import { productName } from '#words/labels.ts'
import { refusalSentence } from '#words/refusals.ts'

/** What stands where a page cannot be rendered in time: without scripts, since everything else would take its turn too. */
export function busyPage(retryAfter: number): PlainResponse {
  const html = `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${refusalSentence.overloaded} | ${productName}</title>
</head>
<body>
<main>
<h1>${productName}</h1>
<p>${refusalSentence.overloaded}</p>
</main>
</body>
</html>
`
  return {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
    },
    body: Buffer.from(html),
  }
}
