import { NoStream, readStream, type StreamEvent } from './read-stream.ts'

/** Before the stream is asked for again (ms); longer after each failure, so that a node that comes back is not overrun. */
const pauseMs = { least: 2_000, most: 60_000 }

type Follower = {
  event(event: StreamEvent): void
  /** Whether events come by themselves now. */
  live(isLive: boolean): void
}

/**
 * Follows the notifications of a person. Of the windows of one browser that do, one reads the stream and tells the
 * others, because a browser opens few connections to a site.
 */
export function followStream(userId: string, follower: Follower): () => void {
  const name = `shigotocho.notifications.${userId}`
  const stopping = new AbortController()
  const { signal } = stopping
  const others = new BroadcastChannel(name)
  let isReading = false
  others.onmessage = ({ data }: MessageEvent<'is anybody reading?' | { live: boolean } | { event: StreamEvent }>) => {
    if (data === 'is anybody reading?') {
      if (isReading) others.postMessage({ live: true })
    } else if ('live' in data) follower.live(data.live)
    else follower.event(data.event)
  }
  others.postMessage('is anybody reading?')
  const tellLive = (live: boolean) => {
    if (isReading === live) return
    isReading = live
    others.postMessage({ live })
    follower.live(live)
  }

  async function read(): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      let asked = 0
      try {
        await readStream(signal, {
          open() {
            failures = 0
            tellLive(true)
          },
          event(event) {
            follower.event(event)
            others.postMessage({ event })
          },
        })
      } catch (error) {
        failures += 1
        if (error instanceof NoStream) asked = error.retryAfter
      }
      if (signal.aborted) return
      tellLive(false)
      await whenOnline(signal)
      const pause = Math.min(pauseMs.most, Math.max(asked, pauseMs.least * 2 ** failures))
      // Spread, because the readers of a node that stops all ask at once.
      await passed(pause * (0.5 + Math.random()), signal)
    }
  }
  // Without locks (a page that did not come by https) each window reads for itself.
  const reading = navigator.locks ? navigator.locks.request(name, { signal }, read) : read()
  reading.catch(() => undefined)
  return () => {
    tellLive(false)
    stopping.abort()
    others.close()
  }
}

function passed(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function whenOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve) => {
    const options = { once: true, signal }
    window.addEventListener('online', () => resolve(), options)
    signal.addEventListener('abort', () => resolve())
  })
}
