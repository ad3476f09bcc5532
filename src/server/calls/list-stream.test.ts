import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { isStreamed, streamedList } from './list-stream.ts'

const item = z.object({ n: z.number() })
const listing = endpoint({
  address: 'GET /api/items',
  summary: 'numbers',
  access: 'public',
  output: z.object({ total: z.number().optional(), items: z.array(item) }),
  list: 'items',
})

function numbers(howMany: number) {
  const pulled = { count: 0 }
  async function* rows() {
    for (let n = 0; n < howMany; n += 1) {
      pulled.count += 1
      yield { n, secret: 'not promised' }
    }
  }
  return { pulled, rows: rows() }
}

test.each([0, 1, 2, 5_000])('a sequence of %i rows is one valid envelope of promised fields alone', async (howMany) => {
  for (const facts of [{}, { total: howMany, secret: 'not promised' }]) {
    const given = { ...facts, items: numbers(howMany).rows }
    expect(isStreamed(listing, given)).toBe(true)
    const { success, data } = JSON.parse(await text(streamedList(listing, given)))
    const items = Array.from({ length: howMany }, (_, n) => ({ n }))
    expect([success, data]).toEqual([true, { ...('total' in facts && { total: howMany }), items }])
  }
})

test('rows are requested only as fast as they are read', async () => {
  const { pulled, rows } = numbers(1_000_000)
  const reader = streamedList(listing, { items: rows })[Symbol.asyncIterator]()
  for (let pieces = 0; pieces < 3; pieces += 1) await reader.next()
  expect(pulled.count).toBeLessThan(50_000)
  await reader.return?.()
})

test('a row that breaks the promise ends the stream with an error', async () => {
  async function* rows() {
    yield { n: 1 }
    yield { n: 'one' }
  }
  await expect(text(streamedList(listing, { items: rows() }))).rejects.toThrow()
})

test('a reader who disconnects ends the sequence within a row, even before a chunk is full', async () => {
  const { pulled, rows } = numbers(1_000_000)
  const leaving = new AbortController()
  const slow = async function* () {
    for await (const row of rows) {
      if (row.n === 3) leaving.abort()
      yield row
    }
  }
  await text(streamedList(listing, { items: slow() }, leaving.signal))
  expect(pulled.count).toBe(4)
})
