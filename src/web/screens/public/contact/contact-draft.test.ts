import { expect, test } from 'vitest'
import { readDraft } from './contact-draft.ts'

const empty = { name: '', email: '', subject: '', message: '' }

test('a kept draft comes back, and unknown fields do not', () => {
  const kept = { name: '佐藤', email: 'a@example.com', subject: '件名', message: '本文' }
  expect(readDraft(JSON.stringify({ ...kept, website: 'x' }))).toEqual(kept)
})

test('what is broken counts as empty', () => {
  expect(readDraft(null)).toEqual(empty)
  expect(readDraft('{')).toEqual(empty)
  expect(readDraft('null')).toEqual(empty)
  expect(readDraft('{"name":1}')).toEqual(empty)
})
