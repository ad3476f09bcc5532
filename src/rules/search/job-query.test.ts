import { expect, test, vi } from 'vitest'
import { conditionTyped } from './conditions.ts'
import { corrections, unknownWords, wordsNear } from './corrections.ts'
import { keywordReader, readJobQuery, understoodIn } from './job-query.ts'
import { matches } from './search-match.ts'
import { searchableText } from './searchable-text.ts'

vi.mock('./conditions.ts', { spy: true })

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

test('a condition matches in any wording within one sentence', () => {
  for (const [keyword, text] of [
    ['土日休み', 'お休みは土曜と日曜です'],
    ['残業なし', '残業は一切ありません'],
    ['未経験OK', '経験のない方も歓迎します'],
    ['髪色自由', '髪の色は問いません'],
    ['主婦歓迎', '主婦の方が多数活躍しています'],
    ['年休120日', '年間休日は120日'],
    ['駅徒歩5分以内', '博多駅から徒歩3分'],
    ['徒歩15分', '徒歩約12分です'],
    ['週2〜3日', '週2日からの勤務です'],
    ['パン屋', '製パンの仕事'],
    ['デリバリー', '弁当の配達'],
    ['障がい者枠', '障害者雇用の求人'],
  ] as const)
    expect(finds(text, keyword), keyword).toBe(true)
  expect(finds('残業代あり。研修なし', '残業なし')).toBe(false)
  expect(finds('土日は営業。平日に休み', '土日休み')).toBe(false)
  expect(finds('博多駅から徒歩8分', '駅から5分')).toBe(false)
})

test('known words of different kinds need no blank between them', () => {
  expect(finds('看護師の募集です。夜勤があります', '看護師夜勤')).toBe(true)
  expect(finds('東京都港区で経理の仕事', '東京経理')).toBe(true)
  expect(finds('介護の現場で、事務もします', '介護事務員')).toBe(false)
})

test('words are found without the particles and marks that join them', () => {
  const words = (keyword: string) => readJobQuery(keyword).terms.map(({ typed }) => typed)
  for (const [keyword, parts] of [
    ['東京の看護師', ['看護師', '東京']],
    ['大阪での事務', ['事務', '大阪']],
    ['看護師の仕事', ['看護師']],
    ['みどり電力のインターン', ['みどり電力', 'インターン']],
    ['簿記2級で在宅の経理', ['簿記2級', '在宅', '経理']],
    ['月給３０万以上の法人営業', ['月給３０万以上', '法人営業']],
    ['福岡か札幌', ['福岡 札幌']],
    ['ホテルフロント京都', ['ホテルフロント', '京都']],
    ['横浜ゴム', ['横浜ゴム']],
    ['英語を使う仕事', ['英語']],
    ['立川から30分以内の経理', ['経理', '立川から30分以内']],
    ['東京、経理／総務', ['経理', '総務', '東京']],
    ['埼玉県か千葉', ['埼玉県 千葉']],
    ['東京または大阪の営業', ['営業', '東京 大阪']],
    ['東京 求人', ['東京']],
    ['看護師　転職　横浜', ['看護師', '横浜']],
    ['ねこみみ 求人', ['ねこみみ', '求人']],
    ['求人', ['求人']],
    ['山手線 沿線 販売', ['販売', '山手線']],
    ['東京 開発', ['開発', '東京']],
    ['【急募】看護師★日勤！', ['看護師', '日勤']],
    ['営業（法人）', ['営業', '法人']],
    ['(株)みどり', ['(株)みどり']],
    ['？', ['？']],
    ['未経験でもOK', ['未経験でもOK']],
    ['お茶の水', ['お茶の水']],
    ['みんなの介護', ['みんなの介護']],
    ['人の役に立つ仕事', ['人の役に立つ仕事']],
  ] as const)
    expect(words(keyword), keyword).toEqual(parts)
})

test('a stated condition is not found where another is stated', () => {
  const pay = (bonus: string) =>
    searchableText({
      ...nothing,
      ...labels,
      description: '',
      terms: { pay: { bonus, raise: '年1回' } } as never,
      ways: ['bonus'],
    })
  expect(matches(pay('年2回'), readJobQuery('賞与あり'))).toBe(true)
  expect(matches(pay('なし'), readJobQuery('賞与あり'))).toBe(false)
  expect(finds('残業少なめの職場です', '残業なし')).toBe(false)
  expect(finds('週2日からの仕事', '週3日からOK')).toBe(true)
  expect(finds('在宅週3日から', '週3日からOK')).toBe(false)
})

test('words with points or hyphens are found without them, and the other way round', () => {
  expect(finds('Wi-Fi完備', 'wifi')).toBe(true)
  expect(finds('Node jsで開発', 'Node.js')).toBe(true)
  expect(finds('メイド・イン・ジャパンの雑貨', 'メイドインジャパン')).toBe(true)
})

test('a figure is a condition as it is typed', () => {
  expect(readJobQuery('月25万以上').terms[0]?.reaches).toEqual({ of: 'pay', unit: 'month', least: 250_000 })
  expect(readJobQuery('月20時間以上').terms[0]?.reaches).toBeUndefined()
  expect(readJobQuery('時給1,200円〜1,500円').terms[0]?.reaches).toEqual({ of: 'pay', unit: 'hour', least: 1_200 })
  expect(readJobQuery('残業10時間').terms[0]?.reaches).toEqual({ of: 'overtime', most: 10 })
  expect(understoodIn('残業10時間 休日120日 年収400万円〜').map(({ label }) => label)).toEqual([
    ...['残業10時間以内', '休日120日以上', '年収400万円〜'],
  ])
})

test('a word near a typed one has no mark at its ends', () => {
  expect(wordsNear(['製パン・製菓スタッフ'], 'パン屋')).toEqual(['パン'])
})

test('another number is no slip of a pen', () => {
  expect(corrections('週休3日')).toEqual([])
  expect(corrections('週体2日')).toContain('週休2日')
})

test('a few unknown words of a query are corrected, but not many', () => {
  const unknown = ['ねこみみ甲', 'ねこみみ乙', 'ねこみみ丙', 'ねこみみ丁', 'ねこみみ戊']
  expect(corrections([...unknown.slice(1), '看護帥'].join(' '))).toContain([...unknown.slice(1), '看護師'].join(' '))
  expect(corrections([...unknown, '看護帥'].join(' '))).toEqual([])
})

/** How often a part of a word was looked up, which is what reading a keyword costs. */
function lookupsOf(read: () => unknown): number {
  vi.mocked(conditionTyped).mockClear()
  read()
  return vi.mocked(conditionTyped).mock.calls.length
}

/** Letters without a repetition, from a code on. */
const letters = (from: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, at) => from + (at % 80)))
const hostile = {
  'long words joined by の': [0, 1, 2, 3, 4, 5]
    .map((n) => letters(0x4e00 + 99 * n, 28).replace(/..../g, '$&の'))
    .join(' '),
  'kana in long words': [0, 1, 2, 3, 4, 5].map((n) => letters(0x3042 + n, 30)).join(' '),
  'kana without a break': letters(0x3042, 200),
  'mixed scripts': [0, 1, 2, 3, 4, 5]
    .map((n) => `a${n}の経理で${letters(0x30a2 + n, 9)}の看護師と${letters(0x4f00 + n, 6)}`)
    .join(' '),
}

test('the worst keyword looks up a bounded number of parts of words', () => {
  for (const [shape, keyword] of Object.entries(hostile))
    expect(
      lookupsOf(() => readJobQuery(keyword.slice(0, 200))),
      shape,
    ).toBeLessThan(300)
})

test('a request reads a keyword once, and the words that a correction shares with it', () => {
  const keyword = `看護帥 ${hostile['long words joined by の']}`.slice(0, 200)
  const read = keywordReader()
  const once = lookupsOf(() => read(keyword))
  expect(lookupsOf(() => [read(keyword), unknownWords(keyword, read), corrections(keyword, read)])).toBe(0)
  const words = understoodIn(keyword, read).length + read(keyword).terms.length
  const corrected = corrections(keyword, read)
  expect(corrected).not.toEqual([])
  expect(lookupsOf(() => corrected.map((each) => read(each)))).toBeLessThan(once / 2 + corrected.length * words)
})

test('words for the neighbourhood of the reader are a place that is asked for, never words', () => {
  for (const keyword of ['家の近く 看護師', '自宅から近い看護師', '近所の看護師', '家の近くで働ける 看護師']) {
    expect(readJobQuery(keyword).terms.map(({ typed }) => typed)).toEqual(['看護師'])
    expect(understoodIn(keyword)[0]).toMatchObject({ kind: 'place', label: '現在地の近く' })
  }
  expect(readJobQuery('近所', { literal: true }).terms).toHaveLength(1)
})
