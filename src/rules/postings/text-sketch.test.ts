import { expect, test } from 'vitest'
import { bandCount, nearlySame, textSketch } from './text-sketch.ts'

const text =
  '図書館の予約・貸出システムを、5名のチームで開発しています。設計の議論に時間をかけ、リモート勤務を基本としています。' +
  '神保町の事務所に来るのは、望む人で月に二、三日ほど。選考は書類、技術の面談、社員3名との面談の三段階です。'
const other =
  '朝6時から12時まで、パンの成形と窯入れを担当します。未経験の方には、一か月ほど先輩がついて教えます。' +
  '週3日から働け、学校の行事に合わせて休めます。賄いにその日のパンが出ます。制服を貸し、交通費も全額を支給します。'

/** As the database computes it: the share of equal bins among those set in either. */
function similarity(one: string, another: string): number {
  const [a, b] = [textSketch(one)?.bins ?? [], textSketch(another)?.bins ?? []]
  const either = a.filter((value, at) => value || b[at]).length
  return a.filter((value, at) => value > 0 && value === b[at]).length / either
}
const sharesBand = (one: string, another: string) =>
  (textSketch(one)?.bands ?? []).some((band) => textSketch(another)?.bands.includes(band))

test('texts that differ in width, kana or a few words are similar and share a band', () => {
  const variants = [
    text,
    text.normalize('NFKD'),
    `　${text}\n`,
    text.replace('5名', '７名'),
    `${text}お待ちしています。`,
  ]
  for (const variant of variants) {
    expect(similarity(text, variant)).toBeGreaterThanOrEqual(nearlySame)
    expect(sharesBand(text, variant)).toBe(true)
  }
})

test('other texts are not, and short texts are not judged', () => {
  expect(similarity(text, other)).toBeLessThan(0.2)
  expect(sharesBand(text, other)).toBe(false)
  expect(textSketch('月次決算')).toBeNull()
})

test('texts that are nearly the same share more bands than their index leaves out', () => {
  const letters = Array.from({ length: 2_000 }, (_, n) => String.fromCharCode(0x4e00 + ((n * 7_919) % 5_000)))
  const bands: number[] = []
  for (let changed = 0; changed < 300; changed += 3) {
    const text = letters.slice(0, 600)
    for (let n = 0; n < changed; n += 1) text[(n * 37) % text.length] = '変'
    const [one, other] = [textSketch(letters.slice(0, 600).join('')), textSketch(text.join(''))]
    const same = one!.bins.filter((bin, n) => bin === other!.bins[n]).length
    if (one!.bands.length < bandCount || same < nearlySame * one!.bins.length) continue
    bands.push(one!.bands.filter((band) => other!.bands.includes(band)).length)
  }
  expect(bands.length).toBeGreaterThan(3)
  expect(Math.min(...bands)).toBeGreaterThan((1 - nearlySame) * bandCount - 1)
})
