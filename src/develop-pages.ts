import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { Dependencies } from '#server/dependencies.ts'
import type { SecurityOptions } from '#server/http/security.ts'
import { type Pages, pageRenderer } from '#server/pages/render-page.ts'
import { servePages } from '#server/pages/serve-pages.ts'
import type { AnnouncementWatch } from '#store/announcements.ts'

/** Serves pages in development: Vite builds them on demand and pushes changes to the browser. */
export async function developPages(
  app: FastifyInstance,
  dependencies: Dependencies,
  { security, announcementsAt }: { security: SecurityOptions; announcementsAt: AnnouncementWatch['dueAt'] },
): Promise<{ close(): Promise<void> }> {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' })
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api')) return done()
    vite.middlewares(request.raw, reply.raw, done)
  })
  const pages = () => vite.ssrLoadModule('/src/web/answer-page.ts') as Promise<unknown> as Promise<Pages>
  const { config, operator, demo } = dependencies
  const { publicUrl, publicJobPages, questions } = config
  const site = { publicUrl, operator, demo, publicJobPages, questions }
  servePages(app, dependencies, {
    render: pageRenderer(pages, { ...site, security: { ...security, developing: true } }),
    announcementsAt,
  })
  return { close: () => vite.close() }
}
