import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import { concurrencyLimit } from '#rules/concurrency-limit.ts'
import { addressBlock } from '#rules/people/address-block.ts'
import type { Caller } from '#server/dependencies.ts'
import { deadlineOf } from '#server/http/deadlines.ts'
import { leastRate, watchReader } from './slow-lines.ts'

/** Sends a complete list as long as its reader listens. */
export type SendList = (open: (signal: AbortSignal) => Readable, caller: Caller, reply: FastifyReply) => Promise<void>

/** These are the most expensive calls of the API: a viewer and the process run few of them at once; the others wait. */
export function completeLists(
  { perViewer, perProcess, leastReading } = {
    ...{ perViewer: { atOnce: 2, waiting: 10 }, perProcess: { atOnce: 8, waiting: 40 } },
    leastReading: leastRate,
  },
): SendList {
  const forViewer = concurrencyLimit(perViewer)
  const forProcess = concurrencyLimit(perProcess)
  return async (open, { viewer, address, signal = new AbortController().signal }, reply) => {
    // HEAD gets the headers; the list is not opened.
    if (reply.request.method === 'HEAD') return void reply.send(Readable.from([]))
    const { within, pause } = deadlineOf(reply.request)
    const opened = Promise.withResolvers<void>()
    const send = async () => {
      pause()
      opened.resolve()
      const list = open(signal)
      reply.send(list)
      const stop = watchReader(reply.raw.socket ?? reply.request.socket, leastReading)
      // A reader who goes away ends the list too.
      await finished(list).catch(() => undefined)
      stop()
    }
    const sending = forViewer(viewer?.id ?? addressBlock(address), () => forProcess('', send, signal), signal)
    await within(Promise.race([opened.promise, sending]))
    await sending
  }
}
