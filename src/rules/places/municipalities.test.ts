import { expect, test } from 'vitest'
import { municipalities, municipalityByCode, ownName, withWards } from './municipalities.ts'

test('a city means its wards, and a ward knows its city', () => {
  expect(withWards('14100')).toHaveLength(19)
  expect(withWards('13101')).toEqual(['13101'])
  expect(municipalityByCode.get('14103')).toMatchObject({ name: '横浜市西区', city: '14100', prefecture: 'kanagawa' })
  expect(municipalityByCode.get('13103')).toMatchObject({ name: '港区', city: null, prefecture: 'tokyo' })
})

test('every ward has a distinct name within its city', () => {
  const wards = municipalities.filter(({ city }) => city !== null)
  expect(wards.map(ownName).filter((name) => !/^[^市]+区$/.test(name))).toEqual([])
  expect(new Set(wards.map(({ city }) => city)).size).toBe(20)
})
