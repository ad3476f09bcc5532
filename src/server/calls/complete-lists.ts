import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import { concurrencyLimit } from '#rules/concurrency-limit.ts'
import { addressBlock } from '#rules/people/address-block.ts'
import type { Caller } from '#server/dependencies.ts'
import { deadlineOf } from '#server/http/deadlines.ts'
import { leastRate, watchReader } from './slow-lines.ts'

/** Sends a complete list while its reader is connected. */
export type SendList = (open: (signal: AbortSignal) => Chunks, caller: Caller, reply: FastifyReply) => Promise<void>

type Chunks = AsyncIterable<string | Buffer>

/**
 * Complete lists are the most expensive calls: each viewer gets few at once, and the process writes few chunks at once.
 * A list that waits for its reader does not count.
 */
export function completeLists(
  { perViewer, perProcess, leastReading } = {
    ...{ perViewer: { atOnce: 2, waiting: 10 }, perProcess: { atOnce: 8 }, leastReading: leastRate },
  },
): SendList {
  const forViewer = concurrencyLimit(perViewer)
  const forProcess = concurrencyLimit({ ...perProcess, waiting: Number.POSITIVE_INFINITY })
  return async (open, { viewer, address, signal = new AbortController().signal }, reply) => {
    // HEAD gets the headers; the list is not opened.
    if (reply.request.method === 'HEAD') return void reply.send(Readable.from([]))
    const { within, pause } = deadlineOf(reply.request)
    const begun = Promise.withResolvers<void>()
    const send = async () => {
      let chunks: AsyncIterator<string | Buffer> | undefined
      const next = async () => {
        pause()
        begun.resolve()
        chunks ??= open(signal)[Symbol.asyncIterator]()
        return chunks.next()
      }
      const nextInTurn = () => forProcess('', next, signal)
      const first = nextInTurn()
      await Promise.race([begun.promise, first])
      const list = Readable.from(inTurns(first, nextInTurn), { objectMode: false })
      reply.send(list)
      const stop = watchReader(reply.raw.socket ?? reply.request.socket, leastReading)
      // Also resolves when the reader disconnects.
      await finished(list).catch(() => undefined)
      stop()
      await chunks?.return?.()
    }
    const sending = forViewer(viewer?.id ?? addressBlock(address), send, signal)
    await within(Promise.race([begun.promise, sending]))
    await sending
  }
}

type Turn = Promise<IteratorResult<string | Buffer>>

async function* inTurns(first: Turn, next: () => Turn) {
  for (let turn = await first; !turn.done; turn = await next()) yield turn.value
}
