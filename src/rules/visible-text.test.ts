import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visibleLine, visibleLines } from './visible-text.ts'

const ignorable = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => /\p{Default_Ignorable_Code_Point}/u.test(String.fromCodePoint(code)))
  .map((code) => String.fromCodePoint(code))
/** One of each range, so that all kinds come in every run. */
const examples =
  '\u00ad\u034f\u061c\u115f\u17b4\u180b\u200b\u200d\u200e\u202e\u2060\u2066\u3164\ufe0f\ufeff\uffa0\u{1d173}\u{e0001}\u{e0100}\u2800'
const invisible = fc.oneof(ignorable, fc.constantFrom(...examples))

test('a line contains no invisible letter', () => {
  fc.assert(
    fc.property(fc.array(invisible, { maxLength: 5 }), fc.array(invisible, { maxLength: 5 }), (before, within) => {
      expect(visibleLine(`${before.join('')}営業${within.join('')}職`)).toBe('営業職')
    }),
  )
})

test('a text of invisible letters alone is empty', () => {
  fc.assert(
    fc.property(fc.array(invisible), (letters) => {
      expect(visibleLine(letters.join('\n'))).toBe('')
      expect(visibleLines(letters.join('\n')).trim()).toBe('')
    }),
  )
})

test('cleaning a clean text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(visibleLine(visibleLine(text))).toBe(visibleLine(text))
      expect(visibleLines(visibleLines(text))).toBe(visibleLines(text))
    }),
  )
})

test('line breaks and controls of a line are blanks', () => {
  expect(visibleLine('営業\r\n事務\u2028経理\u0007')).toBe('営業 事務 経理')
})

test('a line keeps joined emoji, skin tones and flags, and no joiner outside them', () => {
  const signs = '👨‍👩‍👧 🧑🏾‍🚒 🏴‍☠️ 🇯🇵 3️⃣'
  expect(visibleLine(`保育\u200bスタッフ ${signs}\u200d`)).toBe(`保育スタッフ ${signs}`)
  expect(visibleLine('子\u200d育\ufe0fて')).toBe('子育て')
})

test('a text of several lines keeps its lines, emoji and kanji variants, and loses bidi controls', () => {
  expect(visibleLines('一行目\n二行目\tここ')).toBe('一行目\n二行目\tここ')
  expect(visibleLines('👩‍💻 と 🏳️‍🌈 と ❤️')).toBe('👩‍💻 と 🏳️‍🌈 と ❤️')
  const flag = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'
  expect(visibleLines(`1️⃣ ${flag} 👩🏽‍🤝‍👨🏻 🐈‍⬛`)).toBe(`1️⃣ ${flag} 👩🏽‍🤝‍👨🏻 🐈‍⬛`)
  expect(visibleLines('1\ufe0f2\u200d3 \u{1f3f4}\u{e0068}\u{e0069}\u{e007f}')).toBe('123 \u{1f3f4}')
  expect(visibleLines('葛\u{e0100}城')).toBe('葛\u{e0100}城')
  expect(visibleLines('\u202e田中\u202c は\u200b\u00ad元気\u2066')).toBe('田中 は元気')
  expect(visibleLines('ア\u200dイ')).toBe('アイ')
})

test('a line break is one letter, however it was sent', () => {
  expect(visibleLines('朝番\r\n昼番\r夜番\n\r\n終')).toBe('朝番\n昼番\n夜番\n\n終')
})

test("Word's bullets are bullets", () => {
  expect(visibleLines('\uf0b7 経理\n\uf0a7 総務\n\uf0d8a\n\uf076b\n\uf0fcc')).toBe('• 経理\n• 総務\n•a\n•b\n•c')
})

test('a long text takes a few milliseconds, whatever its letters are', () => {
  for (const unit of ['1\u200b', '#\ufe0f', '\u200d👩‍💻', '🏴\u{e0067}', '葛\u{e0100}']) {
    const from = performance.now()
    for (let times = 0; times < 10; times += 1) visibleLines(unit.repeat(20_000 / unit.length))
    expect([unit, performance.now() - from < 1_000]).toEqual([unit, true])
  }
})
