import type { FastifyReply, FastifyRequest } from 'fastify'

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:')

/**
 * The cookie of a pending social sign-in. Over https its name has the `__Host-` prefix: browsers accept such a cookie
 * only from this host over https, so that no sibling subdomain can set it.
 */
const nameOf = (publicUrl: string) => (isSecure(publicUrl) ? '__Host-shigotocho_flow' : 'shigotocho_flow')

/** The sealed flow from the browser's cookie. */
export function readFlow(request: FastifyRequest, publicUrl: string): string | null {
  return request.cookies[nameOf(publicUrl)] || null
}

/** Stores a flow for 10 minutes; null deletes it. `secure` follows the public address, because a proxy may end TLS. */
export function setFlow(flow: string | null, reply: FastifyReply, publicUrl: string): void {
  reply.setCookie(nameOf(publicUrl), flow ?? '', {
    // `__Host-` requires the path `/`.
    path: isSecure(publicUrl) ? '/' : '/api/auth/linkedin',
    httpOnly: true,
    // Strict would withhold the cookie when the provider redirects back.
    sameSite: 'lax',
    maxAge: flow === null ? 0 : 600,
    secure: isSecure(publicUrl),
  })
}
