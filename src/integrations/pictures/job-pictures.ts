import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { PictureWords } from './job-picture-svg.ts'
import type { PictureDone, PictureTask } from './picture-worker.ts'

/** Draws pictures of jobs, 1200 × 630 px, as PNG. */
export type JobPictures = {
  /** The picture, kept or drawn. Throws PicturesBusy when too many are being drawn. */
  draw(words: PictureWords): Promise<Buffer>
  /** Changes whenever the picture of these words does. */
  versionOf(words: PictureWords): string
}

/** More pictures are being asked for than can be drawn in time. */
export class PicturesBusy extends Error {
  override name = 'PicturesBusy'
}

/** Rises with every change of the drawing. */
const drawing = 1

const bounds = { keptBytes: 16 * 1024 * 1024, waiting: 50, idleMs: 60_000, drawMs: 20_000 }

type Waiting = { resolve(png: Buffer): void; reject(error: Error): void; timer: NodeJS.Timeout }

/**
 * Pictures are drawn in a thread of their own, one after the other, and the latest are kept. The thread ends when nobody
 * asked for a while: its fonts take some hundred megabytes.
 */
export function jobPictures(): JobPictures {
  const kept = new Map<string, Buffer>()
  const under = new Map<string, Promise<Buffer>>()
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let bytes = 0
  let nextId = 1

  return { draw, versionOf }

  function draw(words: PictureWords): Promise<Buffer> {
    const key = versionOf(words)
    const picture = kept.get(key)
    if (picture) {
      kept.delete(key)
      kept.set(key, picture)
      return Promise.resolve(picture)
    }
    const sooner = under.get(key)
    if (sooner) return sooner
    const making = order(words)
      .then((png) => keep(key, png))
      .finally(() => under.delete(key))
    under.set(key, making)
    return making
  }

  function keep(key: string, png: Buffer): Buffer {
    kept.set(key, png)
    bytes += png.length
    for (const [oldest, picture] of kept) {
      if (bytes <= bounds.keptBytes) break
      kept.delete(oldest)
      bytes -= picture.length
    }
    return png
  }

  function order(words: PictureWords): Promise<Buffer> {
    if (waiting.size >= bounds.waiting) return Promise.reject(new PicturesBusy('too many pictures are being drawn'))
    clearTimeout(idle)
    const thread = worker ?? start()
    const id = nextId++
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void thread.terminate(), bounds.drawMs * (waiting.size + 1)).unref()
      waiting.set(id, { resolve, reject, timer })
      thread.postMessage({ id, words } satisfies PictureTask)
    })
  }

  function start(): Worker {
    const file = new URL('./picture-worker.ts', import.meta.url)
    // The flags of the process are not for this thread: some keep it from starting.
    const thread = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 256 } })
    thread.unref()
    thread.on('message', (done: PictureDone) => {
      const asked = waiting.get(done.id)
      waiting.delete(done.id)
      clearTimeout(asked?.timer)
      if ('png' in done) asked?.resolve(Buffer.from(done.png))
      else asked?.reject(new Error(done.error))
      if (waiting.size === 0) idle = setTimeout(() => rest(thread), bounds.idleMs).unref()
    })
    thread.on('error', (error) => bury(thread, error as Error))
    thread.on('exit', () => bury(thread, new Error('the thread that draws pictures ended')))
    worker = thread
    return thread
  }

  function rest(thread: Worker): void {
    if (worker === thread) worker = undefined
    void thread.terminate()
  }

  function bury(thread: Worker, error: Error): void {
    if (worker !== thread) return
    worker = undefined
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer)
      reject(error)
    }
    waiting.clear()
  }
}

function versionOf(words: PictureWords): string {
  const text = JSON.stringify([drawing, words])
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
