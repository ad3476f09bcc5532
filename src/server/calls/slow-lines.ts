import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** How much a line has to carry while one side waits for it: so many bytes in so many ms. */
export type LeastRate = { bytes: number; ms: number }

/** A telephone at the edge of its network carries more. */
export const leastRate: LeastRate = { bytes: 16_384, ms: 10_000 }

/** Hangs up on a reader who takes less than this while something waits to be sent; returns how to stop watching. */
export function watchReader(socket: Socket, least: LeastRate): () => void {
  // What the other side's system has taken; what waits here counts as written too.
  const taken = () => socket.bytesWritten - socket.writableLength
  return watch(
    taken,
    () => socket.writableLength > 0,
    least,
    () => socket.destroy(),
  )
}

/** Calls `onSlow` when less than this comes of a body while we read it; returns how to stop watching. */
export function watchSender(request: IncomingMessage, onSlow: () => void, least = leastRate): () => void {
  return watch(
    () => request.socket.bytesRead,
    () => !request.isPaused(),
    least,
    onSlow,
  )
}

function watch(carried: () => number, waits: () => boolean, { bytes, ms }: LeastRate, onSlow: () => void): () => void {
  let before = carried()
  let waited = false
  const timer = setInterval(() => {
    const now = carried()
    const isWaiting = waits()
    if (isWaiting && waited && now - before < bytes) onSlow()
    before = now
    waited = isWaiting
  }, ms)
  timer.unref()
  return () => clearInterval(timer)
}
