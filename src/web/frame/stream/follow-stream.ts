import { NoStream, readStream, type StreamEvent } from './read-stream.ts'

/** Pause before reconnecting (ms); grows with each failure, so that a returning node is not flooded. */
const pauseMs = { least: 2_000, most: 60_000 }

type Follower = {
  event(event: StreamEvent): void
  /** Whether the stream is connected. */
  live(isLive: boolean): void
}

/**
 * Follows a person's notifications. One window of a browser reads the stream and passes events to the others, because
 * browsers limit connections to a site.
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
  const reportLive = (live: boolean) => {
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
            reportLive(true)
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
      reportLive(false)
      await whenOnline(signal)
      const pause = Math.min(pauseMs.most, Math.max(asked, pauseMs.least * 2 ** failures))
      // Randomised, because all readers of a stopped node reconnect at once.
      await passed(pause * (0.5 + Math.random()), signal)
    }
  }
  // Without locks (on a page not loaded over https) each window reads for itself.
  const reading = navigator.locks ? navigator.locks.request(name, { signal }, read) : read()
  reading.catch(() => undefined)
  return () => {
    reportLive(false)
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
