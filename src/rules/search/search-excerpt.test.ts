import { expect, test } from 'vitest'
import { excerptOf } from './search-excerpt.ts'
import { markedParts } from './search-marks.ts'
import { readQuery } from './search-query.ts'

const excerpt = (text: string, keyword: string) =>
  excerptOf(text, readQuery(keyword))
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('')

const opening = '駅から歩いて五分の静かな職場で、長く働ける方を心からお待ちしています'

test('a text that shows its first mark at once stays as it is', () => {
  expect(excerpt('経理の仕事です。', '経理')).toBe('[経理]の仕事です。')
  expect(excerpt('仕事は経理です。', '経理')).toBe('仕事は[経理]です。')
  expect(excerpt(opening, '経理')).toBe(opening)
})

test('a mark further behind is brought forward, from the beginning of its sentence where that is near', () => {
  expect(excerpt(`${opening}。月末は経理を手伝います。`, '経理')).toBe('…月末は[経理]を手伝います。')
  expect(excerpt(`${opening}\n・経理`, '経理')).toBe('…[経理]')
  expect(excerpt(`${opening}ので、月末に限っては経理を手伝います。`, '経理')).toBe(
    '…ますので、月末に限っては[経理]を手伝います。',
  )
  expect(excerpt(`${'𠮷'.repeat(40)}経理`, '経理')).toBe(`…${'𠮷'.repeat(6)}[経理]`)
})

test('the first mark in a long text equals that of the whole text and is never part of a word', () => {
  const query = readQuery('se')
  for (let length = 200; length < 1_300; length += 41) {
    const text = `${'user '.repeat(length / 5)}${'あ'.repeat(length % 5)} SE の仕事。${'user '.repeat(100)}`
    const [head, mark, rest] = markedParts(text, query)
    const [kept, first, next] = excerptOf(text, query)
    expect(head?.text.endsWith(kept?.text.slice(1) ?? '!')).toBe(true)
    expect(first).toEqual(mark)
    expect(rest?.text.startsWith(next?.text ?? '!')).toBe(true)
  }
})

test('a hostile text of 20,000 letters costs a few milliseconds', () => {
  const query = readQuery('経理')
  const hostile = 'か\u3099 ｶﾞ-'.repeat(3_300)
  const cost = (text: string) => {
    const from = process.cpuUsage()
    excerptOf(text, query)
    return process.cpuUsage(from).user / 1_000
  }
  for (const text of [`${hostile}経理`, `経理${hostile}`, `${hostile}経理${hostile}`.slice(0, 20_000)])
    expect(Math.min(...Array.from({ length: 5 }, () => cost(text)))).toBeLessThan(15)
})
