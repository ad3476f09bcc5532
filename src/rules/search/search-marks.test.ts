import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldedText } from './fold.ts'
import { markedParts } from './search-marks.ts'
import { matches } from './search-match.ts'
import { readQuery } from './search-query.ts'

const shown = (text: string, keyword: string) =>
  markedParts(text, readQuery(keyword))
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('')

test('marks matches in their original spelling, regardless of width and kana', () => {
  expect(shown('ｼｽﾃﾑ開発とシステム運用', 'しすてむ')).toBe('[ｼｽﾃﾑ]開発と[システム]運用')
  expect(shown('Ｊａｖａエンジニア', 'java')).toBe('[Ｊａｖａ]エンジニア')
  expect(shown('サーバの運用', 'サーバー')).toBe('[サーバ]の運用')
  expect(shown('バ-ーバ', 'バｰバ')).toBe('[バ-ーバ]')
  expect(shown('看 護 師の求人', '看護師')).toBe('[看 護 師]の求人')
  expect(shown('お引っ越しの打ち合わせ', '引越')).toBe('お[引っ越し]の打ち合わせ')
  expect(shown('時給1,500円から', '1500円')).toBe('時給[1,500円]から')
  expect(shown('月給30万円', '300000円')).toBe('月給[30万円]')
  expect(shown('渡邉商店とカフェバー', '渡辺 カフェ')).toBe('[渡邉]商店と[カフェ]バー')
  expect(shown('ｶﾞｰﾃﾞﾆﾝｸﾞ', 'ガーデニング')).toBe('[ｶﾞｰﾃﾞﾆﾝｸﾞ]')
})

test('marks synonyms and whole short Latin words, not excluded terms', () => {
  expect(shown('リモートワーク可', '在宅')).toBe('[リモート]ワーク可')
  expect(shown('営業と夜勤', '営業 -夜勤')).toBe('[営業]と夜勤')
  expect(shown('SEとuser', '"se"')).toBe('[SE]とuser')
  expect(shown('経理', '営業')).toBe('経理')
  expect(shown('', '営業')).toBe('')
})

test('no letter is lost, and what is found has a mark', () => {
  const letters = fc.string({ unit: fc.constantFrom('ｶﾞ', 'ﾊﾞ', ...'看護師ｻｰーバガか-−〜ＡaBe1 　\n㍿'), maxLength: 10 })
  fc.assert(
    fc.property(letters, letters, (text, keyword) => {
      const query = readQuery(keyword)
      const parts = markedParts(text, query)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      const asked = query.terms.filter(({ excluded }) => !excluded)
      const found = asked.length > 0 && matches(foldedText(text), { terms: asked })
      if (found) expect(parts.some(({ marked }) => marked)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
