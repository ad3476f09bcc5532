import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { Piscina } from 'piscina'
import type { PictureWords } from './job-picture-svg.ts'

/** Draws pictures of jobs, 1200 × 630 px, as PNG. */
export type JobPictures = {
  /** The picture, from the cache or drawn. Throws PicturesBusy when too many wait to be drawn. */
  draw(words: PictureWords): Promise<Buffer>
  /** Changes whenever the picture of these words does. */
  versionOf(words: PictureWords): string
}

/** More pictures are being asked for than can be drawn in time. */
export class PicturesBusy extends Error {
  override name = 'PicturesBusy'
}

/** Rises with every change of the drawing. */
const drawingVersion = 2

const limits = { cacheBytes: 16 * 1024 * 1024, waiting: 50, idleMs: 60_000, drawMs: 60_000 }

/**
 * Pictures are drawn in a thread of their own, one after the other, and the latest stay in memory. The thread ends when
 * nobody asked for a while: its fonts take some hundred megabytes.
 */
export function jobPictures(): JobPictures {
  const pool = new Piscina<PictureWords, Uint8Array>({
    filename: new URL('./picture-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: limits.waiting,
    idleTimeout: limits.idleMs,
    // The flags of the process are not for this thread: some keep it from starting.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const cache = new LRUCache<string, Buffer, PictureWords>({
    maxSize: limits.cacheBytes,
    sizeCalculation: (png) => png.length,
    fetchMethod: async (_version, _stale, { context: words }) => {
      if (pool.queueSize >= limits.waiting) throw new PicturesBusy('too many pictures are being drawn')
      return Buffer.from(await pool.run(words, { signal: AbortSignal.timeout(limits.drawMs) }))
    },
  })
  return { draw: (words) => cache.forceFetch(versionOf(words), { context: words }), versionOf }
}

function versionOf(words: PictureWords): string {
  const text = JSON.stringify([drawingVersion, words])
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
