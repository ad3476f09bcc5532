import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import { openGate } from '#rules/gate.ts'
import { addressBlock } from '#rules/people/address-block.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import type { Caller } from '#server/dependencies.ts'
import { deadlineOf } from '#server/http/deadlines.ts'
import { leastRate, watchReader } from './slow-lines.ts'

/** Sends a complete list while its reader is connected. */
export type SendList = (open: (signal: AbortSignal) => Chunks, caller: Caller, reply: FastifyReply) => Promise<void>

type Chunks = AsyncIterable<string | Buffer>

/**
 * Complete lists, feeds and exports are the most expensive calls: few are sent at once, fewer of a viewer and of an
 * address. The process writes few chunks at once; a list that waits for its reader does not count.
 */
export function completeLists(
  { lists, perViewer, chunks, leastReading } = {
    ...{ lists: 12, perViewer: { atOnce: 2, waiting: 10 }, chunks: 8, leastReading: leastRate },
  },
): SendList {
  const sent = openGate({ places: lists, ofPerson: perViewer, ofAddress: { atOnce: lists / 2, waiting: 100 } })
  const written = openGate({ places: chunks })
  return async (open, { viewer, address, signal = new AbortController().signal }, reply) => {
    // HEAD gets the headers; the list is not opened.
    if (reply.request.method === 'HEAD') return void reply.send(Readable.from([]))
    const { within, pause } = deadlineOf(reply.request)
    const isOperator = viewer !== null && hasPermission(viewer.role, 'job:approve')
    const caller = { person: viewer?.id ?? addressBlock(address), address, isOperator, signal }
    const begun = Promise.withResolvers<void>()
    const send = async () => {
      let chunks: AsyncIterator<string | Buffer> | undefined
      const next = async () => {
        pause()
        begun.resolve()
        chunks ??= open(signal)[Symbol.asyncIterator]()
        return chunks.next()
      }
      const nextInTurn = () => written.run(caller, next)
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
    const sending = sent.run(caller, send)
    await within(Promise.race([begun.promise, sending]))
    await sending
  }
}

type Turn = Promise<IteratorResult<string | Buffer>>

async function* inTurns(first: Turn, next: () => Turn) {
  for (let turn = await first; !turn.done; turn = await next()) yield turn.value
}
