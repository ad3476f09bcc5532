import { createHash } from 'node:crypto'
import type { PlainResponse } from '#server/page-cache/cache-entry.ts'
import { productName } from '#words/labels.ts'
import { refusalSentence } from '#words/refusals.ts'

const [title, advice] = refusalSentence.overloaded.split(/(?<=。)/)

/** The colours of web/styles/tokens.css, copied because a request for the stylesheet would queue too. */
const style = `:root{color-scheme:light dark;--ground:oklch(.975 .008 86);--surface:oklch(.995 .003 90);
--rule:oklch(.33 .076 254);--ink:oklch(.25 .024 264);--muted:oklch(.445 .022 262);--primary:oklch(.398 .088 251);
--on-primary:oklch(.99 .005 86);--seal:oklch(.52 .178 32);--focus:oklch(.55 .175 256)}
@media(prefers-color-scheme:dark){:root{--ground:oklch(.212 .022 263);--surface:oklch(.25 .024 262);
--rule:oklch(.6 .06 250);--ink:oklch(.932 .012 86);--muted:oklch(.772 .016 80);--primary:oklch(.79 .066 245);
--on-primary:oklch(.2 .04 262);--seal:oklch(.765 .125 38);--focus:oklch(.8 .115 235)}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.9 'Hiragino Sans','Noto Sans JP','Yu Gothic UI',
Meiryo,sans-serif;overflow-wrap:anywhere}
header{background:var(--surface);border-bottom:6px double var(--rule);padding:1rem 1.25rem;font-size:1.5rem;line-height:1.4}
header,h1,.status{font-family:'Hiragino Mincho ProN','Noto Serif JP','Yu Mincho',serif}
main{max-width:36rem;margin:0 auto;padding:clamp(2.5rem,12vh,7rem) 1.25rem;text-align:center;word-break:auto-phrase}
.status{margin:0;color:var(--seal);letter-spacing:.2em}
h1{margin:.5rem 0 1rem;font-size:1.625rem;line-height:1.5}
p{margin:0 0 2rem;color:var(--muted)}
a{display:inline-block;min-height:44px;padding:.5rem 1.5rem;border-radius:4px;background:var(--primary);
color:var(--on-primary);font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media(forced-colors:active){a{border:1px solid}}`

const htmlOf = (status: number) => `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} | ${productName}</title>
<style>${style}</style>
</head>
<body>
<header>${productName}</header>
<main>
<p class="status">${status}</p>
<h1>${title}</h1>
<p>${advice}</p>
<a href="">もう一度読み込む</a>
</main>
</body>
</html>
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** The page of an overloaded server, or of a caller who asks too much of it, without scripts and files, because their requests would queue too. */
export function busyPage(retryAfter: number, status = 503): PlainResponse {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
    },
    body: Buffer.from(htmlOf(status)),
  }
}
