import type { FastifyReply, FastifyRequest } from 'fastify'

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:')

/**
 * The cookie that remembers a social sign-in under way. Over https its name has the prefix that browsers take from this
 * host only and over https only, so that no neighbour under the same domain can plant one.
 */
const nameOf = (publicUrl: string) => (isSecure(publicUrl) ? '__Host-shigotocho_flow' : 'shigotocho_flow')

/** The sealed flow of the browser that asks. */
export function readFlow(request: FastifyRequest, publicUrl: string): string | null {
  return request.cookies[nameOf(publicUrl)] || null
}

/** Keeps a flow for 10 minutes; null ends it. Whether the cookie is secure follows the public address: a proxy may end TLS. */
export function setFlow(flow: string | null, reply: FastifyReply, publicUrl: string): void {
  reply.setCookie(nameOf(publicUrl), flow ?? '', {
    // The prefix asks for the whole site.
    path: isSecure(publicUrl) ? '/' : '/api/auth/linkedin',
    httpOnly: true,
    // The provider sends the browser back from another site.
    sameSite: 'lax',
    maxAge: flow === null ? 0 : 600,
    secure: isSecure(publicUrl),
  })
}
