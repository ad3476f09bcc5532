import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

/** Bytes of JSON per chunk. */
const chunkSize = 32 * 1024

/** Whether an action's result has its list as a sequence, to be streamed. */
export function isStreamed({ list }: Endpoint, result: unknown): result is Record<string, unknown> {
  if (list === undefined || typeof result !== 'object' || result === null || !(list in result)) return false
  return isSequence(Reflect.get(result, list))
}

const isSequence = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

/**
 * The envelope of a complete list, written row by row through the output schema to bound memory. Stops reading rows
 * when its reader is gone.
 */
export function streamedList(
  { list = '', output }: Endpoint,
  result: Record<string, unknown>,
  signal?: AbortSignal,
): AsyncIterable<string> {
  const { [list]: rows, ...rest } = result
  const rowsSchema = output?.shape[list]
  if (!output || !(rowsSchema instanceof z.ZodArray) || !isSequence(rows))
    throw new TypeError('Only a list that the output schema names can be streamed')
  const rowSchema = rowsSchema.element
  const facts = output.partial().parse(rest)

  async function* write(sequence: AsyncIterable<unknown>) {
    const head = JSON.stringify({ success: true, data: facts }).slice(0, -2)
    let text = `${head}${Object.keys(facts).length > 0 ? ',' : ''}${JSON.stringify(list)}:[`
    let first = true
    for await (const row of sequence) {
      if (signal?.aborted) return
      text += (first ? '' : ',') + JSON.stringify(z.parse(rowSchema, row))
      first = false
      if (text.length >= chunkSize) {
        yield text
        text = ''
      }
    }
    yield `${text}]}}`
  }
  return write(rows)
}
