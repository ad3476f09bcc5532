import { expect, test } from 'vitest'
import { corrections } from './corrections.ts'
import { readJobQuery } from './job-query.ts'
import { matches } from './search-match.ts'
import { searchableText } from './searchable-text.ts'

const nothing = { title: '', company: '', location: '', requirements: [], benefits: [] }
const labels = { job_type: 'full-time', work_style: 'onsite', experience_level: 'senior' } as const
const said = (description: string) => searchableText({ ...nothing, ...labels, description })
const finds = (text: string, keyword: string) => matches(said(text), readJobQuery(keyword))

test('kana and romaji find words by their reading', () => {
  for (const [keyword, text] of [
    ['しかじょしゅ', '歯科助手の募集'],
    ['keiri', '経理の仕事'],
    ['ｋえいり', '経理の仕事'],
    ['なまむぎ', '生麦駅から5分'],
    ['みなとせいさくしょ', 'みなと製作所'],
    ['整骨院', 'せいこついんで働く'],
  ] as const)
    expect(finds(text, keyword), keyword).toBe(true)
  expect(finds('経理の仕事', 'けい')).toBe(false)
  expect(finds('歯科助手の募集', '"しかじょしゅ"')).toBe(false)
})

test('a condition is found however a text says it, within one sentence', () => {
  for (const [keyword, text] of [
    ['土日休み', 'お休みは土曜と日曜です'],
    ['残業なし', '残業は一切ありません'],
    ['未経験OK', '経験のない方も歓迎します'],
    ['髪色自由', '髪の色は問いません'],
    ['主婦歓迎', '主婦の方が多数活躍しています'],
    ['年休120日', '年間休日は120日'],
  ] as const)
    expect(finds(text, keyword), keyword).toBe(true)
  expect(finds('残業代あり。研修なし', '残業なし')).toBe(false)
  expect(finds('土日は営業。平日に休み', '土日休み')).toBe(false)
})

test('known words of different kinds need no blank between them', () => {
  expect(finds('看護師の募集です。夜勤があります', '看護師夜勤')).toBe(true)
  expect(finds('東京都港区で経理の仕事', '東京経理')).toBe(true)
  expect(finds('介護の現場で、事務もします', '介護事務員')).toBe(false)
})

test('words with points or hyphens are found without them, and the other way round', () => {
  expect(finds('Wi-Fi完備', 'wifi')).toBe(true)
  expect(finds('Node jsで開発', 'Node.js')).toBe(true)
  expect(finds('メイド・イン・ジャパンの雑貨', 'メイドインジャパン')).toBe(true)
})

test('a few unknown words of a query are corrected, not fifty, which would take the process a while', () => {
  const unknown = ['ねこみみ甲', 'ねこみみ乙', 'ねこみみ丙', 'ねこみみ丁', 'ねこみみ戊']
  expect(corrections([...unknown.slice(1), '看護帥'].join(' '))).toContain([...unknown.slice(1), '看護師'].join(' '))
  expect(corrections([...unknown, '看護帥'].join(' '))).toEqual([])
})
