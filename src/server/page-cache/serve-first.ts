import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { PageCache } from './page-cache.ts'

/** Lets kept pages be sent before the framework sees the request: its routing costs more than the rest of the answer. */
export function serveFirst(app: FastifyInstance, cache: PageCache): void {
  const [handle] = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  if (!handle) throw new Error('The server has nobody who answers')
  app.server.removeListener('request', handle)
  app.server.on('request', (request, response) => {
    if (!cache.serve(request, response)) handle(request, response)
  })
  app.addHook('preClose', async () => cache.retire())
}
