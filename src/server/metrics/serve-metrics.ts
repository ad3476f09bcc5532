import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** `GET /metrics` for callers with the token; no personal data. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  const expected = digest(`Bearer ${token}`)
  app.get('/metrics', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store')
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected))
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

/** Hashes have equal lengths, as the constant-time comparison requires. */
const digest = (text: string) => createHash('sha256').update(text).digest()
