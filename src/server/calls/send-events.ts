import type { FastifyReply } from 'fastify'
import type { RawResults, ServerEvent } from '#contract/endpoint.ts'
import { beginAnswer } from '#server/http/begin-answer.ts'

/** Sooner than this server and proxies cut a line on which nothing comes (ms). */
const heartbeat = 15_000

/** After so long (ms) a reader whose stream has ended asks again. */
const retry = 2_000

/**
 * Sends events as they come (Server-Sent Events), until the reader goes or the stream's time is over. Written by hand: the
 * framework's sending of streams would take a quarter of the memory of an open one.
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
    // A client that vanished without closing is noticed when a write fails.
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
