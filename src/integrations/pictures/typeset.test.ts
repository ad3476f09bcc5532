import { expect, test } from 'vitest'
import { jobPictureSvg } from './job-picture-svg.ts'
import { notoFonts } from './noto-fonts.ts'
import { linesOf, lineWidth, type Style } from './typeset.ts'

const find = notoFonts()
const style: Style = { family: 'noto-sans-jp', size: 40, weight: 500 }
const lines = async (text: string, measure: number, most = 9) =>
  (await linesOf(text, style, { measure, most }, find)).map((line) => line.map(({ char }) => char).join(''))

test('lines break between words, no line begins with a mark or ends with an open bracket', async () => {
  for (const measure of [200, 280, 360]) {
    const found = await lines('訪問看護ステーション（さくら）、残業ほぼなし。駅から徒歩3分', measure)
    expect(found.join('')).toBe('訪問看護ステーション（さくら）、残業ほぼなし。駅から徒歩3分')
    for (const line of found) {
      expect(line).not.toMatch(/^[、。）ー]/)
      expect(line).not.toMatch(/（$/)
    }
  }
})

test('a text that does not fit ends with a mark, within the measure', async () => {
  const [, last = []] = await linesOf('経理'.repeat(50), style, { measure: 300, most: 2 }, find)
  expect(last.at(-1)?.char).toBe('…')
  expect(lineWidth(last)).toBeLessThanOrEqual(300)
})

test('a word longer than a line is cut', async () => {
  const found = await lines('Donaudampfschifffahrtsgesellschaft', 200)
  expect(found.length).toBeGreaterThan(2)
  expect(found.join('')).toBe('Donaudampfschifffahrtsgesellschaft')
})

test('what no font has is left out, and rare letters of names are there', async () => {
  expect(await lines('髙﨑\u{1F600}\u0007𠮷野', 900)).toEqual(['髙﨑𠮷野'])
})

test('a picture holds no text and no broken number, whatever the words are', async () => {
  const words = { site: 'しごと帖', kind: '正社員', title: '5S改善 <b>&amp;', company: '', facts: [] }
  const svg = await jobPictureSvg({ ...words, title: `${words.title}${'長い題名'.repeat(40)}` }, find)
  expect(svg).not.toMatch(/NaN|undefined|<text|<b>/)
})
