import { createHash } from 'node:crypto'

export type SecurityOptions = {
  /** Whether people reach the product over https: then browsers are told to stay there. */
  https: boolean
  /** Origins whose scripts and frames pages may load (social sign-in); none when it is not set up. */
  scriptOrigins: readonly string[]
  /** While developing, the bundler talks to the page over a socket and adds inline scripts of its own. */
  developing?: boolean
}

const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Headers of every answer; pages bring a policy of their own for their scripts. */
export function securityHeaders({ https }: SecurityOptions): Record<string, string> {
  return {
    ...common,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** The policy of a page: its own scripts, and its inline ones by the hashes of exactly these texts. */
export function pagePolicy(html: string, { https, scriptOrigins, developing }: SecurityOptions): string {
  const others = scriptOrigins.length > 0 ? ` ${scriptOrigins.join(' ')}` : ''
  const hashes = inlineScripts(html).map((text) => ` 'sha256-${hashOf(text)}'`)
  return [
    "default-src 'none'",
    `script-src 'self'${[...new Set(hashes)].join('')}${others}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${developing ? ' ws:' : ''}${others}`,
    `frame-src ${others.trim() || "'none'"}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * Scripts that run; what is marked as JSON-LD is data, which no policy concerns. They are read from the HTML because
 * nothing tells their texts: React Router takes a nonce, but a cached page would send the same one to everybody. React
 * and the router escape what would end a script early, so the expression finds exactly what a browser does.
 */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*(?:\ssrc=|"application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  )
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
