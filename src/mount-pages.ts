import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '#server/dependencies.ts'
import { serveAssets } from '#server/http/assets.ts'
import type { SecurityOptions } from '#server/http/security.ts'
import type { PageCache } from '#server/page-cache/page-cache.ts'
import { type Pages, pageRenderer } from '#server/pages/render-page.ts'
import { servePages } from '#server/pages/serve-pages.ts'
import type { AnnouncementWatch } from '#store/announcements.ts'

/** Serves pages: those of the build with their assets, or Vite's in development. */
export async function mountPages(
  app: FastifyInstance,
  dependencies: Dependencies,
  security: SecurityOptions,
  {
    built,
    cache,
    announcementsAt,
  }: {
    built: { folder: string; pages: Pages } | null
    cache: PageCache | null
    announcementsAt: AnnouncementWatch['dueAt']
  },
): Promise<{ close(): Promise<void> }> {
  if (built === null) {
    const { developPages } = await import('./develop-pages.ts')
    return developPages(app, dependencies, { security, announcementsAt })
  }
  const { config, operator, demo } = dependencies
  await serveAssets(app, built.folder)
  const render = pageRenderer(() => built.pages, {
    publicUrl: config.publicUrl,
    operator,
    demo,
    security,
  })
  servePages(app, dependencies, { render, cache, announcementsAt })
  return { close: async () => undefined }
}
