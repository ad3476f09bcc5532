import { createHash } from 'node:crypto'
import { bootScript } from '#web/settings/boot-script.ts'

export type SecurityOptions = {
  /** Whether people reach the product over https: then browsers are told to stay there. */
  https: boolean
  /** Where Google's script lies, and what it calls and frames; null when sign-in with Google is not set up. */
  google: { script: string; calls: string } | null
  /** While developing, the bundler talks to the page over a socket and adds inline scripts of its own. */
  developing?: boolean
}

const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
}

/** Headers of every answer; pages bring a policy of their own for their scripts. */
export function securityHeaders({ https }: SecurityOptions): Record<string, string> {
  return {
    ...common,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** Styles that libraries write into pages: two attributes of Radix's tabs, and the sheet of Sonner, which is empty at first. */
export const libraryStyles = [
  "'sha256-MtxTLcyxVEJFNLEIqbVTaqR4WWr0+lYSZ78AzGmNsuA='",
  "'sha256-PhrR5O1xWiklTp5YfH8xWeig83Y/rhbrdb5whLn1pSg='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
]

/** The policy of a page: our own files, and the inline scripts that rendering emitted, by the hashes of their texts. */
export function pagePolicy(scripts: readonly string[], { https, google, developing }: SecurityOptions): string {
  const hashes = new Set([bootScript, ...scripts].map((text) => `'sha256-${hashOf(text)}'`))
  const [script, calls] = google ? [` ${google.script}`, ` ${google.calls}`] : ['', '']
  return [
    "default-src 'none'",
    `script-src 'self' ${developing ? "'unsafe-inline'" : [...hashes].join(' ')}${script}`,
    `style-src 'self' ${developing ? "'unsafe-inline'" : `'unsafe-hashes' ${libraryStyles.join(' ')}`}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${developing ? ' ws:' : ''}${calls}`,
    `frame-src ${calls.trim() || "'none'"}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Google's script is not ours to try, and one page after the other is drawn in the same document.
    ...(google || developing
      ? []
      : ["require-trusted-types-for 'script'", 'trusted-types default articles google pushes']),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * The scripts that rendering marked with a nonce of its own, and the page without the marks. What else stands in the
 * page, however it came there, cannot know the nonce. The page keeps none, because a cached one would send it to everybody.
 */
export function takeMarkedScripts(html: string, nonce: string): { page: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`
  const marked = html.matchAll(new RegExp(`<script[^<>]*${mark}[^<>]*>([\\s\\S]*?)</script>`, 'g'))
  // React and the router escape what would end a script early, so that the expression finds exactly what a browser does.
  return { page: html.replaceAll(mark, ''), scripts: [...marked].map(([, text]) => text ?? '') }
}

/** Most inline scripts are the same on every page; these few are hashed once. */
const hashed = new Map<string, string>()
const kept = { most: 100, longest: 2_000 }

function hashOf(script: string): string {
  const known = hashed.get(script)
  if (known) return known
  const hash = createHash('sha256').update(script).digest('base64')
  if (script.length <= kept.longest) {
    if (hashed.size >= kept.most) hashed.clear()
    hashed.set(script, hash)
  }
  return hash
}
