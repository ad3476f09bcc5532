import { expect, test } from 'vitest'
import { prefillOf, workplaceOf } from './starters.tsx'

const profile = { name: '株式会社紙屋', postal_code: '6040000', address: '京都府京都市中京区1-2-3 紙屋ビル4階' }

test('a new job begins with the company of the profile and its municipality', () => {
  expect(prefillOf(profile)).toEqual({ company: '株式会社紙屋', location: '京都府京都市中京区' })
  expect(prefillOf({ ...profile, address: '東京都八王子市明神町1-1' }).location).toBe('東京都八王子市')
  expect(prefillOf({ name: null, postal_code: null, address: null })).toEqual({ company: '', location: '' })
})

test('an address without a prefecture prefills no place of work', () => {
  const unknown = { ...profile, address: '中京区1-2-3 東京ビル' }
  expect(prefillOf(unknown).location).toBe('')
  expect(workplaceOf(unknown)).toBeNull()
})

test('the address becomes the place of work without naming its prefecture twice', () => {
  expect(workplaceOf(profile)).toEqual({
    postal_code: '6040000',
    prefecture: 'kyoto',
    address: '京都市中京区1-2-3 紙屋ビル4階',
  })
})
