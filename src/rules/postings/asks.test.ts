import { expect, test } from 'vitest'
import { asksOf } from './asks.ts'

const read = (documents: string) => asksOf({ selection: { documents } })

test('stated documents win over those named in the text', () => {
  expect(asksOf({ selection: { asks: ['portfolio'], documents: '履歴書' } })).toEqual(['portfolio'])
  expect(asksOf({ selection: { asks: ['none'], documents: '履歴書' } })).toEqual(['none'])
  expect(read('履歴書（写真貼付）、職務経歴書')).toEqual(['rirekisho', 'shokumukeirekisho'])
  expect(read('職務経歴書と看護師免許の写しをお送りください。')).toEqual(['shokumukeirekisho', 'licence'])
  expect(asksOf(null)).toEqual([])
})

test('a paper that is not needed is not asked for', () => {
  expect(read('履歴書不要')).toEqual([])
  expect(read('履歴書（職務経歴書は不要）')).toEqual(['rirekisho'])
  expect(read('履歴書、職務経歴書ともに不要です。')).toEqual([])
})
