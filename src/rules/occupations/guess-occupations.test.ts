import { describe, expect, test } from 'vitest'
import { guessOccupations } from './guess-occupations.ts'

const guessOf = (title: string, description?: string) => {
  const { likely, isClear } = guessOccupations(title, description)
  return isClear ? likely[0] : undefined
}

test.each([
  ['【急募】博多駅3分★有料老人ホームの看護師（日勤のみ）', 'nurse'],
  ['古着とデニムの販売（週3日から）', 'apparel'],
  ['花屋の販売スタッフ', 'shop-staff'],
  ['路線バスの運転士', 'bus-driver'],
  ['病院の事務', 'medical-clerk'],
  ['保育園の事務', 'general-clerk'],
  ['老人ホームの厨房での調理補助', 'school-lunch'],
  ['コンビニ配送のドライバー', 'delivery'],
])('%s is %s', (title, occupation) => {
  expect(guessOf(title)).toBe(occupation)
})

describe('no occupation is guessed', () => {
  test.each(['＼大募集／20代活躍中！週払い◎', '髪色・ネイル自由♡', '経理・総務', ''])('of %s', (title) => {
    expect(guessOf(title)).toBeUndefined()
  })

  test('equally likely occupations are both returned', () => {
    expect(guessOccupations('イタリアンのホール・キッチン').likely).toEqual(expect.arrayContaining(['hall', 'kitchen']))
  })
})

test('the description counts where the title says nothing', () => {
  const description = '調剤薬局で、薬剤師として処方箋の薬を用意します。'
  expect(guessOf('完全週休二日！元気な方求む！', description)).toBe('pharmacist')
  expect(guessOf('ホテルの調理師', description)).toBe('cook')
})

test('words match in any spelling', () => {
  expect(guessOf('引っ越しスタッフ')).toBe('mover')
  expect(guessOf('引越しスタッフ')).toBe('mover')
  expect(guessOf('ｳｪﾌﾞﾃﾞｻﾞｲﾅｰ')).toBe('web-designer')
})
