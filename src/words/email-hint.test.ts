import { expect, test } from 'vitest'
import { emailHint } from './email-hint.ts'

test.each([
  ['taro@gmail.con', '@gmail.com'],
  ['taro@gmail.co', '@gmail.com'],
  ['taro@gmial.com', '@gmail.com'],
  ['taro@gmaill.com', '@gmail.com'],
  ['ｔａｒｏ＠ｇｎａｉｌ．ｃｏｍ', '@gmail.com'],
  ['taro@yaho.co.jp', '@yahoo.co.jp'],
  ['taro@yahoo.co.jo', '@yahoo.co.jp'],
  ['taro@docmo.ne.jp', '@docomo.ne.jp'],
  ['taro@gmail.com', undefined],
  ['taro@mail.com', undefined],
  ['taro@outlook.jp', undefined],
  ['taro@aoba.example', undefined],
  ['gmail.con', undefined],
  ['taro@', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s gets the hint %s', (email, meant) => {
  if (meant === undefined) expect(emailHint(email)).toBe(undefined)
  else expect(emailHint(email)).toBe(`「${meant}」の間違いではありませんか？`)
})
