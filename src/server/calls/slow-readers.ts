import type { Socket } from 'node:net'

/** What a reader has to take of an answer that waits for them: so many bytes in so many ms. */
export type LeastReading = { bytes: number; ms: number }

/** Hangs up on a reader who takes less than this while something waits to be sent; returns how to stop watching. */
export function watchReader(socket: Socket, { bytes, ms }: LeastReading): () => void {
  // What the other side's system has taken; what waits here counts as written too.
  const taken = () => socket.bytesWritten - socket.writableLength
  let before = taken()
  let waited = false
  const timer = setInterval(() => {
    const now = taken()
    const waits = socket.writableLength > 0
    if (waits && waited && now - before < bytes) socket.destroy()
    before = now
    waited = waits
  }, ms)
  timer.unref()
  return () => clearInterval(timer)
}
