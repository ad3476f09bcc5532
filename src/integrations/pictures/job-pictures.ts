import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { threadPool } from '#integrations/thread-pool.ts'
import { addressBlock } from '#rules/people/address-block.ts'
import type { PictureWords } from './job-picture.ts'

/** Renders pictures of jobs as PNG, 1200 × 630 px. */
export type JobPictures = {
  /**
   * The picture, from the cache or rendered for a network address. Refuses as overloaded when too many wait, of this
   * address or of all.
   */
  draw(words: PictureWords, address: string): Promise<Buffer>
  /** Changes whenever the picture changes. */
  versionOf(words: PictureWords): string
}

/** Increment with every change of the drawing. */
const drawingVersion = 3

const cacheBytes = 16 * 1024 * 1024

/**
 * Renders pictures one by one in a separate thread and caches the latest. The idle thread ends, because its fonts take
 * some hundred megabytes.
 */
export function jobPictures(): JobPictures {
  const pool = threadPool<PictureWords, Uint8Array>(new URL('./picture-worker.ts', import.meta.url), {
    threads: 1,
    heapMb: 256,
    idleMs: 60_000,
    taskMs: 60_000,
    waiting: 50,
    waitingOfOne: 9,
    waitMs: 5_000,
  })
  const cache = new LRUCache<string, Buffer, { words: PictureWords; address: string }>({
    maxSize: cacheBytes,
    sizeCalculation: (png) => png.length,
    // Continues without its caller, because others may wait for the same picture.
    fetchMethod: async (_version, _stale, { context: { words, address } }) =>
      Buffer.from(await pool.run(words, { person: addressBlock(address) })),
  })
  return { draw: (words, address) => cache.forceFetch(versionOf(words), { context: { words, address } }), versionOf }
}

function versionOf(words: PictureWords): string {
  const text = JSON.stringify([drawingVersion, words])
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
