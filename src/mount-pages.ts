import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Surroundings } from '#server/answer.ts'
import { serveAssets } from '#server/assets.ts'
import type { PageCache } from '#server/page-cache/page-cache.ts'
import { builtPages, servePages } from '#server/pages.ts'
import type { SecurityOptions } from '#server/security.ts'

const root = resolve(import.meta.dirname, '..')

/** Puts the pages on the server: the built bundle, or Vite while developing. */
export async function mountPages(
  app: FastifyInstance,
  surroundings: Surroundings,
  security: SecurityOptions,
  { developing, cache }: { developing: boolean; cache: PageCache | null },
): Promise<{ close(): Promise<void> }> {
  if (developing) {
    const { developPages } = await import('./develop-pages.ts')
    return developPages(app, surroundings, security)
  }
  const folder = `${root}/build`
  await serveAssets(app, folder)
  servePages(app, surroundings, { build: await builtPages(folder), cache }, security)
  return { close: async () => undefined }
}
