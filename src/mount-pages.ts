import type { FastifyInstance } from 'fastify'
import { serveAssets } from '#server/assets.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { PageCache } from '#server/page-cache/page-cache.ts'
import { servePages } from '#server/pages.ts'
import type { RenderThread } from '#server/rendering/render-threads.ts'
import type { SecurityOptions } from '#server/security.ts'

/** Puts the pages on the server: the built bundle, or Vite while developing. */
export async function mountPages(
  app: FastifyInstance,
  dependencies: Dependencies,
  security: SecurityOptions,
  { folder, thread, cache }: { folder: string; thread: RenderThread | null; cache: PageCache | null },
): Promise<{ close(): Promise<void> }> {
  if (!thread) {
    const { developPages } = await import('./develop-pages.ts')
    return developPages(app, dependencies, security)
  }
  await serveAssets(app, folder)
  servePages(app, dependencies, { render: thread.render, cache })
  await thread.ready
  return { close: async () => undefined }
}
