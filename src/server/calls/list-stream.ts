import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

/** Bytes of JSON that are gathered before they are sent. */
const piece = 32 * 1024

/** Whether an answer's list is a sequence that has to be streamed. */
export function isStreamed(endpoint: Endpoint, given: unknown): given is Record<string, unknown> {
  const list = endpoint.list && (given as Record<string, unknown> | undefined)?.[endpoint.list]
  return typeof list === 'object' && list !== null && Symbol.asyncIterator in list
}

/** The envelope of a complete list, written row by row through the output schema, so that memory stays bounded. */
export function streamedList(endpoint: Endpoint, given: Record<string, unknown>): Readable {
  const name = endpoint.list as string
  const output = endpoint.output as z.ZodObject<Record<string, z.ZodType>>
  const { [name]: rows, ...rest } = given
  const row = (output.shape[name] as z.ZodArray<z.ZodType>).element
  const facts = output.partial().parse(rest)

  async function* write() {
    const head = JSON.stringify({ success: true, data: facts }).slice(0, -2)
    let text = `${head}${Object.keys(facts).length > 0 ? ',' : ''}${JSON.stringify(name)}:[`
    let first = true
    for await (const item of rows as AsyncIterable<unknown>) {
      text += (first ? '' : ',') + JSON.stringify(row.parse(item))
      first = false
      if (text.length >= piece) {
        yield text
        text = ''
      }
    }
    yield `${text}]}}`
  }
  return Readable.from(write(), { objectMode: false })
}
