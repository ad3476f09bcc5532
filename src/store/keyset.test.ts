import { expect, test } from 'vitest'
import { type Cursor, everyRow, rowsOfIds, type Slice } from './keyset.ts'

const batch = 200
const rowsFrom = (from: number, length: number): Cursor[] =>
  Array.from({ length }, (_, at) => ({ at: '2026-01-01', id: String(from + at) }))

/** A table of `size` rows whose read fails from `failsAt` on. */
function table(size: number, failsAt = Number.POSITIVE_INFINITY) {
  return async ({ limit, after }: Slice) => {
    const from = after ? Number(after.id) + 1 : 0
    if (from >= failsAt) throw new Error('away')
    return rowsFrom(from, Math.min(limit, size - from))
  }
}

test.each([0, 1, batch - 1, batch, batch + 1, 3 * batch])(
  'a list of %i rows is read whole, each once',
  async (size) => {
    const ids = (await Array.fromAsync(everyRow(table(size)))).map(({ id }) => Number(id))
    expect(ids).toEqual(Array.from({ length: size }, (_, at) => at))
    const texts = ids.map(String)
    expect(await Array.fromAsync(rowsOfIds(texts, async (some) => [...some]))).toEqual(texts)
  },
)

test('the rows before a failing batch come first, then its error', async () => {
  const ids: string[] = []
  const reading = async () => {
    for await (const { id } of everyRow(table(10 * batch, batch))) ids.push(id)
  }
  await expect(reading()).rejects.toThrow('away')
  expect(ids).toHaveLength(batch)
})
