import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Files of the web bundle, sent as compressed as the browser takes them; names with a hash are kept for ever. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: `${folder}/client`,
    preCompressed: true,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      // Other sites show it beside links to this one.
      if (/[\\/]og\.png$/.test(path)) response.header('cross-origin-resource-policy', 'cross-origin')
      const forever = path.includes('/assets/')
      response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}
