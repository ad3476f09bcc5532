import { createHash } from 'node:crypto'
import { bootScript } from '#web/settings/boot-script.ts'

export type SecurityOptions = {
  /** Whether the public address is https; then browsers are told to stay there. */
  https: boolean
  /** Google's script and the origin that it calls and frames; null without sign-in by Google. */
  google: { script: string; calls: string } | null
  /** In development the bundler uses a web socket and adds inline scripts. */
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

/** Headers of every answer; pages have their own policy for scripts. */
export function securityHeaders({ https }: SecurityOptions): Record<string, string> {
  return {
    ...common,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/**
 * Hashes of styles that libraries write into pages: two attributes of Radix's tabs, and Sonner's sheet, which is empty
 * at first.
 */
export const libraryStyles = [
  "'sha256-MtxTLcyxVEJFNLEIqbVTaqR4WWr0+lYSZ78AzGmNsuA='",
  "'sha256-PhrR5O1xWiklTp5YfH8xWeig83Y/rhbrdb5whLn1pSg='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
]

/** A page's content security policy: our own files, and the rendered inline scripts by hash. */
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
    // Google's script does not support trusted types, and client navigation keeps one document and its policy.
    ...(google || developing
      ? []
      : ["require-trusted-types-for 'script'", 'trusted-types default articles google pushes']),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * Extracts the inline scripts that rendering marked with a nonce, and removes the nonce. Injected markup cannot know
 * the nonce, and a cached page must not send it to everybody.
 */
export function takeMarkedScripts(html: string, nonce: string): { page: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`
  const marked = html.matchAll(new RegExp(`<script[^<>]*${mark}[^<>]*>([\\s\\S]*?)</script>`, 'g'))
  // React and the router escape anything that would end a script early, so the pattern matches what a browser sees.
  return { page: html.replaceAll(mark, ''), scripts: [...marked].map(([, text]) => text ?? '') }
}

/** Caches the hashes of the few inline scripts that every page has. */
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
