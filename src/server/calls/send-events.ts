import type { FastifyReply } from 'fastify'
import type { RawResults, ServerEvent } from '#contract/endpoint.ts'
import { beginAnswer } from '#server/http/begin-answer.ts'

/** Shorter than the time after which this server or a proxy cuts a silent connection (ms). */
const heartbeat = 15_000

/** How long (ms) a reader waits before reconnecting. */
const retry = 2_000

/**
 * Sends Server-Sent Events until the reader leaves or `lifetime` ends. Fastify's own streaming would take a quarter of
 * an open stream's memory.
 */
export function sendEvents({ first, lifetime, follow }: RawResults['events'], reply: FastifyReply): FastifyReply {
  const response = reply.raw
  const isOpen = () => !response.writableEnded && !response.destroyed
  const write = (text: string) => void (isOpen() && response.write(text))
  const end = () => void (isOpen() && response.end())
  const lasts = lifetime > 0 && reply.request.method !== 'HEAD'
  const unfollow = lasts ? follow((event) => write(textOf(event)), end) : () => {}
  beginAnswer(reply, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  write(`retry: ${retry}\n${textOf(first)}`)
  if (!lasts) end()
  else if (!isOpen()) unfollow()
  else {
    const timer = setTimeout(end, lifetime)
    // Writing reveals clients that vanished without closing.
    const beat = setInterval(() => write(':\n\n'), heartbeat)
    response.once('close', () => {
      clearTimeout(timer)
      clearInterval(beat)
      unfollow()
    })
  }
  return reply
}

const textOf = ({ event, data }: ServerEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
