import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Files of the web bundle, sent as compressed as the browser takes them; names with a hash are kept for ever. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const client = `${folder}/client`
  const shared = { preCompressed: true, index: false, cacheControl: false } as const
  // One route for all: a route for each of some hundred files would take a tenth of the start. It is not the plugin's own,
  // which reads the whole folder for each request and looks for the name in it.
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
      // Other sites show it beside links to this one.
      if (/[\\/]og\.png$/.test(path)) response.header('cross-origin-resource-policy', 'cross-origin')
      // A browser that receives pushes runs the newest one.
      response.header('cache-control', /[\\/]sw\.js$/.test(path) ? 'no-cache' : 'public, max-age=3600')
    },
  })
}
