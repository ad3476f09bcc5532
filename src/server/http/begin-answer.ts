import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Admission } from './admission.ts'
import { deadlineOf } from './deadlines.ts'
import { requestIdHeader } from './request-ids.ts'

type Begin = (headers: Record<string, string>) => void

/** Does for answers written to the raw response what hooks do for all others. */
export function handWrittenAnswers(
  app: FastifyInstance,
  { admission, common }: { admission: Admission; common: Record<string, string> },
): void {
  app.decorateReply('beginAnswer', function (this: FastifyReply, headers: Record<string, string>) {
    admission.isAnswering(this.raw)
    deadlineOf(this.request).pause()
    this.hijack()
    this.raw.writeHead(200, { ...common, [requestIdHeader]: this.request.id, ...headers })
    // Flushed alone, headers become one string; together with a first chunk they stay a hundred strings in memory.
    this.raw.flushHeaders()
  })
}

/** Sends the headers of an answer whose body the caller writes. */
export const beginAnswer = (reply: FastifyReply, headers: Record<string, string>): void =>
  reply.getDecorator<Begin>('beginAnswer')(headers)
