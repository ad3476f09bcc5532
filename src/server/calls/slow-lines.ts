import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** The least rate of a connection while one side waits for it: `bytes` per `ms`. */
export type LeastRate = { bytes: number; ms: number }

/** A phone with poor reception is faster. */
export const leastRate: LeastRate = { bytes: 16_384, ms: 10_000 }

/** Disconnects a reader who is slower than `least` while data wait to be sent; returns how to stop watching. */
export function watchReader(socket: Socket, least: LeastRate): () => void {
  // Bytes handed to the kernel; `bytesWritten` also counts those still in this process.
  const taken = () => socket.bytesWritten - socket.writableLength
  return watch(
    taken,
    () => socket.writableLength > 0,
    least,
    () => socket.destroy(),
  )
}

/** Calls `onSlow` when a body arrives slower than `least` while we read it; returns how to stop watching. */
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
