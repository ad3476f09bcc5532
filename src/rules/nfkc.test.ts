import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nfkc } from './nfkc.ts'

test('usual texts are normalised by the Unicode rules', () => {
  const letter = fc.constantFrom(...'ｶﾞﾊﾟＡ１㈱①é', 'e\u0301', 'か\u3099', 'Z\u0351\u036b\u0343', ' ', '漢')
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 40 }), (letters) => {
      expect(nfkc(letters.join(''))).toBe(letters.join('').normalize('NFKC'))
    }),
  )
})

test('a radical is the kanji that it looks like', () => {
  expect(nfkc('⻑野県⻘木村 ⻄⼝の⻝品店 ⻲⼾⽀店 ⻭科 ⺟')).toBe('長野県青木村 西口の食品店 亀戸支店 歯科 母')
  for (let code = 0x2e80; code <= 0x2ef3; code += 1)
    if (code !== 0x2e80 && code !== 0x2e9a) expect(nfkc(String.fromCharCode(code))).toMatch(/^\p{Unified_Ideograph}$/u)
})

test.each([
  ['accents in the wrong order', '\u0301\u0327'],
  ['half-width sound marks among accents', '\u0301\uff9e'],
])('a run of %s is cut', (_, marks) => {
  const text = nfkc(`a${marks.repeat(40_000)}b`)
  expect(text.length).toBeLessThan(40)
  expect(text).toMatch(/b$/)
})

test('every output is fully normalised', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  )
  const others = files.filter((file) => readFileSync(`src/${file}`, 'utf8').includes(".normalize('NFK"))
  expect(others).toEqual(['rules/nfkc.ts'])
})
