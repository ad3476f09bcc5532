import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldedText } from './fold.ts'
import { knownWords } from './known-words.ts'
import { readings } from './readings.ts'
import { matches, occursIn, relevance } from './search-match.ts'
import { readQuery, spellingsOf } from './search-query.ts'
import { searchText } from './search-text.ts'

const finds = (text: string, keyword: string, synonyms = true) =>
  matches(foldedText(text), readQuery(keyword, { synonyms }))

test('terms are separated by blanks of any width, and all of them have to match', () => {
  expect(readQuery(' 経理　東京 ').terms.map(({ spellings }) => spellings)).toEqual([['経理'], ['東京']])
  expect(finds('東京で経理', '経理 東京')).toBe(true)
  expect(finds('経理', '経理　東京')).toBe(false)
  for (const nothing of ['', ' ', '　', '""', '-', '"', '－']) expect(readQuery(nothing).terms).toEqual([])
})

test('a phrase is taken literally, and a minus excludes', () => {
  expect(finds('open source 開発', '"open source"')).toBe(true)
  expect(finds('source open 開発', '"open source"')).toBe(false)
  expect(finds('看護師 募集', '"看護師　募集"')).toBe(true)
  expect(finds('テレワーク', '"在宅"')).toBe(false)
  expect(finds('営業と夜勤', '営業 -夜勤')).toBe(false)
  expect(finds('営業', '営業 －夜勤')).toBe(true)
  expect(finds('深夜勤務', '-夜勤')).toBe(false)
})

test.each([
  ['看護師 ー夜勤', '看護師 -夜勤'],
  ['看護師 ‐夜勤', '看護師 -夜勤'],
  ['―やきん 介護', '-やきん 介護'],
  ['看護師 NOT 夜勤', '看護師 -夜勤'],
  ['経理 OR 総務', '経理か総務'],
  ['福岡　or　札幌', '福岡か札幌'],
  ['経理,総務，人事､法務', '経理 総務 人事 法務'],
  ['経理＋在宅|週3日｜東京', '経理 在宅 週3日 東京'],
  ['#看護師 ＃夜勤', '看護師 夜勤'],
  ['サ〜バ～の管理', 'サーバーの管理'],
])('%s is read as %s', (typed, meant) => expect(readQuery(typed)).toEqual(readQuery(meant)))

test.each([
  'C++ C# F#',
  '月給250,000円',
  '9:00〜18:00',
  '月〜金',
  'サーバー',
  'A+評価',
  '"経理, OR #総務"',
  'NOTE',
  'ノート〜',
])('%s keeps its signs', (typed) =>
  expect(
    readQuery(typed)
      .terms.map(({ source }) => source)
      .join(' '),
  ).toBe(typed),
)

test('width, case, kana, hyphens, tildes, long vowels and blanks between letters make no difference', () => {
  for (const keyword of ['ｼｽﾃﾑ', 'システム', 'しすてむ']) expect(finds('業務システム', keyword)).toBe(true)
  for (const keyword of ['Ｊａｖａ', 'JAVA', 'java']) expect(finds('Javaの開発', keyword)).toBe(true)
  for (const hyphen of ['-', '‐', '‑', '–', '−', '－']) expect(finds('A-1号', `A${hyphen}1号`)).toBe(true)
  expect(finds('9:00〜18:00', '9:00～18:00')).toBe(true)
  expect(finds('すごーーい', 'すごーい')).toBe(true)
  expect(finds('サ−バ−', 'サーバー')).toBe(true)
  expect(finds('看 護 師', '看護師')).toBe(true)
  expect(finds('事務\n所長', '事務所')).toBe(false)
})

test('a loan word is found with and without its closing long vowel', () => {
  expect(finds('サーバの運用', 'サーバー')).toBe(true)
  expect(finds('サーバーの運用', 'サーバ')).toBe(true)
  expect(finds('サーバ管理', 'サーバー管理')).toBe(true)
  expect(finds('サーバー管理', 'サーバ管理')).toBe(true)
  expect(finds('ワインバー', 'バー')).toBe(true)
  expect(finds('ビル', 'ビール')).toBe(false)
  expect(spellingsOf('コピー')).toEqual(['コピー', 'こぴー'])
})

test('kana find known words, places and occupations by reading, and their synonyms', () => {
  for (const keyword of ['かんご', 'カンゴ', 'ｶﾝｺﾞ', 'かんごし', 'カンゴシ'])
    expect(finds('看護師の募集', keyword)).toBe(true)
  for (const keyword of ['とうきょう', 'とうきょうと']) expect(finds('東京都港区', keyword)).toBe(true)
  expect(finds('北海道札幌市', 'ほっかいどう さっぽろ')).toBe(true)
  expect(finds('ルート営業', 'ルートえいぎょう')).toBe(true)
  expect(finds('ナース', 'かんごし')).toBe(true)
  expect(finds('ナース', 'かんごし', false)).toBe(false)
  expect(finds('看護師', 'かんごし', false)).toBe(true)
  expect(finds('かんごし歓迎', 'かんごし', false)).toBe(true)
  expect(finds('看護師と夜勤', '看護師 -やきん')).toBe(false)
  expect(finds('看護師', '"かんごし"')).toBe(false)
  expect(finds('看護師', 'かんごしょく', false)).toBe(false)
})

test('every known word in kanji has a reading in kana', () => {
  const read = new Set(readings.map(([word]) => word))
  expect(knownWords.filter((word) => /\p{Script=Han}/u.test(word) && !read.has(word))).toEqual([])
  for (const [word, kana] of readings) expect(searchText(kana), word).toMatch(/^[ぁ-ゖー・a-z0-9()]+$/)
})

test('Latin words of three letters or fewer match as words', () => {
  expect(finds('社内SEの求人', 'ＳＥ', false)).toBe(true)
  expect(finds('user', 'SE', false)).toBe(false)
  expect(finds('C++とC#', 'c', false)).toBe(true)
  expect(finds('JavaScript', 'java', false)).toBe(true)
  expect(finds('AI2', 'AI', false)).toBe(false)
})

test('synonyms widen a term and can be switched off; the answer says which', () => {
  expect(finds('リモートワーク可', '在宅')).toBe(true)
  expect(finds('リモートワーク可', '在宅', false)).toBe(false)
  expect(readQuery('在宅').terms[0]?.synonyms).toContain('リモートワーク')
  expect(readQuery('サーバー').terms[0]?.synonyms).toEqual([])
})

test('relevance: whole words in the title over parts, the title over the company over the text, and synonyms last', () => {
  const order = ['経理', '経理課', '総務\n経理社', '総務\n社\n経理', '総務\n社\n財務']
  const ranks = order.map((text) => relevance(text, readQuery('経理')))
  expect(ranks).toEqual([...ranks].sort((a, b) => b - a))
  expect(new Set(ranks).size).toBe(order.length)
})

const letters = fc.string({
  unit: fc.constantFrom(...'看護師ｻｰﾊﾞーバサーガｶﾞかが-−〜~ＡaBe1 　'),
  minLength: 1,
  maxLength: 8,
})

test('every substring of a text is found, but for kana and numbers', () => {
  fc.assert(
    fc.property(letters, letters, letters, (before, term, after) => {
      // Combining marks, blanks and hyphens at its ends join a term with what stands beside it.
      const word = term.replace(/[\s\-−〜~\dｦ-ﾟぁ-ヺー]/g, '')
      const [form] = readQuery(word, { synonyms: false }).terms[0]?.spellings ?? []
      if (form === undefined || /^[a-z]{1,3}$/.test(form)) return
      expect(occursIn(foldedText(`${before}。${word}。${after}`), form)).toBe(true)
      if (!after.startsWith('ﾞ')) expect(finds(`${before}${word}${after}`, word, false)).toBe(true)
    }),
  )
})

test('long vowels separated by a space become one', () => {
  expect(searchText('ー　ー看')).toBe('ー看')
})

test('kana of up to three letters match whole words or join known loan words', () => {
  expect(finds('カフェスタッフ', 'カフェ')).toBe(true)
  expect(finds('カフェの店員', 'かふぇ')).toBe(true)
  expect(finds('駅前のねいるサロン', 'ネイル')).toBe(true)
  expect(finds('すし職人', 'すし')).toBe(true)
  for (const [text, keyword] of [
    ['カフェテリア', 'カフェ'],
    ['ナンバー管理', 'バー'],
    ['ガイダンス', 'ダンス'],
    ['ウイスキー', 'スキー'],
    ['使いやすしい', 'すし'],
  ] as const)
    expect(finds(text, keyword), text).toBe(false)
})

test('a number matches as a whole in any notation', () => {
  expect(finds('時給1,500円', '1500円')).toBe(true)
  expect(finds('月給300,000円', '30万')).toBe(true)
  expect(finds('年収1億2000万円', '１２０，０００，０００円')).toBe(true)
  expect(finds('月給130万円', '30万円')).toBe(false)
  expect(finds('二交替の勤務', '2交代')).toBe(true)
  expect(finds('四日市市、六本木', '四日市')).toBe(true)
})

test('both normalisers are idempotent', () => {
  fc.assert(
    fc.property(fc.oneof(letters, fc.string({ unit: 'grapheme' })), (text) => {
      for (const normalised of [searchText, foldedText]) {
        const once = normalised(text)
        expect(normalised(once)).toBe(once)
      }
    }),
  )
})

test('a word longer than 40 letters counts as its first 40, but not a phrase or a title with marks', () => {
  const word = '𠮷'.repeat(39)
  expect(readQuery(`${word}経理事務 -${word}経理事務`)).toEqual(readQuery(`${word}経 -${word}経`))
  expect(readQuery(`"${word}経理事務"`).terms[0]?.spellings[0]).toMatch(/経理事務$/)
  expect(readQuery(`【${word}】経理事務`).terms[0]?.spellings[0]).toMatch(/経理事務$/)
})
