import { expect, test } from 'vitest'
import { parseJson } from '#web/storage/local-storage.ts'
import { readDraft } from './tab-draft.ts'

const read = (text: string | null) => readDraft(parseJson(text), ['name', 'email'])

test('a kept draft comes back, and unknown fields do not', () => {
  const kept = { name: '佐藤', email: 'a@example.com' }
  expect(read(JSON.stringify({ ...kept, website: 'x' }))).toEqual(kept)
})

test.each([null, '{', 'null', '{"name":1}'])('a broken draft counts as empty: %s', (text) => {
  expect(read(text)).toEqual({ name: '', email: '' })
})
