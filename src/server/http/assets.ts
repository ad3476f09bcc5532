import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the web bundle's files, compressed as the browser accepts; hashed names are cached forever. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const client = `${folder}/client`
  const shared = { preCompressed: true, index: false, cacheControl: false } as const
  // One route for all files: hundreds of routes would take a tenth of the start. The plugin's own wildcard route reads
  // the whole folder for each request.
  await app.register(fastifyStatic, {
    ...shared,
    root: `${client}/assets`,
    serve: false,
    setHeaders: (response) => {
      response.header('cache-control', 'public, max-age=31536000, immutable')
    },
  })
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    handler: ({ params }, reply) => reply.sendFile(params['*']),
  })
  await app.register(fastifyStatic, {
    ...shared,
    root: client,
    decorateReply: false,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    setHeaders: (response, path) => {
      // Other sites embed it in link previews.
      if (/[\\/]og\.png$/.test(path)) response.header('cross-origin-resource-policy', 'cross-origin')
      // Browsers must always run the newest service worker.
      response.header('cache-control', /[\\/]sw\.js$/.test(path) ? 'no-cache' : 'public, max-age=3600')
    },
  })
}
