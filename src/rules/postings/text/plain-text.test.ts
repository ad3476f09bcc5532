import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'
import { sentencesOf } from './sentences.ts'

test('variants become one form', () => {
  expect(plainText('女 性 限 定').text).toBe('女性限定')
  expect(plainText('ｶﾞｰﾄﾞﾏﾝ ３５才まで').text).toBe('ガードマン35歳まで')
  expect(plainText('三十五歳〜四十才、二十代').text).toBe('35歳~40歳、20代')
  expect(plainText('ウエ―タ―').text).toBe('ウエーター')
  expect(plainText('LINE WORKS').text).toBe('line works')
  expect(plainText('①35歳').text).toBe('・35歳')
})

test('positions map to the original', () => {
  const original = '応募は　ｶﾞｰﾄﾞﾏﾝ、三十五才まで'
  const plain = plainText(original)
  const excerpt = (words: string) => {
    const at = plain.text.indexOf(words)
    return original.slice(plain.startOf(at), plain.endOf(at + words.length))
  }
  expect(excerpt('ガードマン')).toBe('ｶﾞｰﾄﾞﾏﾝ')
  expect(excerpt('35歳')).toBe('三十五才')
})

test('positions ascend within the original, and the plain form is idempotent', () => {
  const signs = fc.constantFrom(...'あア漢1０９ー-― 　\n\r才歳代十三ｶﾞﾟ゙①㈱ﷺA〜。、\u200b😀é')
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 60 }), (drawn) => {
      const original = drawn.join('')
      const plain = plainText(original)
      let last = 0
      for (let at = 0; at <= plain.text.length; at += 1) {
        expect(plain.startOf(at)).toBeGreaterThanOrEqual(last)
        expect(plain.startOf(at)).toBeLessThanOrEqual(original.length)
        last = plain.startOf(at)
      }
    }),
  )
})

test('sentences cover the text between full stops and new lines, under their heading', () => {
  const text = '【応募資格】\n・要普免\n・未経験歓迎！すぐ働けます。'
  const sentences = sentencesOf(text)
  expect(sentences.map((one) => one.text)).toEqual(['応募資格', '・要普免', '・未経験歓迎！すぐ働けます'])
  expect(sentences.map(({ heading }) => heading)).toEqual(['応募資格', '応募資格', '応募資格'])
  for (const one of sentences) expect(text.slice(one.start, one.start + one.text.length)).toBe(one.text)
})

test('a sentence without an end is cut', () => {
  const sentences = sentencesOf('あ'.repeat(1_000))
  expect(sentences.map((one) => one.text).join('')).toBe('あ'.repeat(1_000))
  expect(Math.max(...sentences.map((one) => one.text.length))).toBeLessThan(200)
})
