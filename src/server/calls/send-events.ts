import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { RawResults, ServerEvent } from '#contract/endpoint.ts'

/** Sooner than this server and proxies cut a line on which nothing comes (ms). */
const heartbeat = 15_000

/** After so long (ms) a reader whose stream has ended asks again. */
const retry = 2_000

/** Sends events as they come (Server-Sent Events), until the reader goes or the stream's time is over. */
export function sendEvents({ first, lifetime, follow }: RawResults['events'], reply: FastifyReply): FastifyReply {
  let timer: NodeJS.Timeout | undefined
  let beat: NodeJS.Timeout | undefined
  let unfollow = () => {}
  const stream = new Readable({
    highWaterMark: 1_024,
    read() {},
    destroy(error, done) {
      clearTimeout(timer)
      clearInterval(beat)
      unfollow()
      done(error)
    },
  })
  const end = () => void stream.push(null)
  const send = (event: ServerEvent) => void stream.push(textOf(event))
  stream.push(`retry: ${retry}\n${textOf(first)}`)
  if (lifetime === 0 || reply.request.method === 'HEAD') end()
  else {
    unfollow = follow(send, end)
    timer = setTimeout(end, lifetime)
    // A reader who has gone without a word is noticed by what cannot be written.
    beat = setInterval(() => stream.push(':\n\n'), heartbeat)
  }
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(stream)
}

const textOf = ({ event, data }: ServerEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
