import { expect, test } from 'vitest'
import { municipalityByCode } from './municipalities.ts'
import { stationById } from './railways.ts'
import { distanceKm, municipalitiesNear, stationsNear } from './where.ts'

const tokyo = { latitude: 35.681, longitude: 139.767 }

test('distances are those of the map', () => {
  expect(distanceKm(tokyo, { latitude: 35.69, longitude: 139.7 })).toBeCloseTo(6.15, 1)
  expect(distanceKm(tokyo, { latitude: 34.702, longitude: 135.495 })).toBeGreaterThan(395)
  expect(distanceKm(tokyo, tokyo)).toBe(0)
})

test('nearby places are found with their distance', () => {
  const names = [...stationsNear(tokyo, 1).keys()].map((id) => stationById.get(id)?.name)
  expect(names).toEqual(expect.arrayContaining(['東京', '大手町']))
  expect(names).not.toContain('新宿')
  const wards = [...municipalitiesNear(tokyo, 3).keys()].map((code) => municipalityByCode.get(code)?.name)
  expect(wards).toEqual(expect.arrayContaining(['千代田区', '中央区']))
  expect(wards).not.toContain('新宿区')
  expect([...stationsNear(tokyo, 3).values()].every((km) => km <= 3)).toBe(true)
})
