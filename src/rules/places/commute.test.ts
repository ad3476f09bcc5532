import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesFrom } from './commute.ts'
import { runs, stationById, stations } from './railways.ts'

const shinjuku = '003700'
const anyStation = fc.constantFrom(...stations.map(({ id }) => id))
const firstWait = 4

test('the time on a train is that of its run, behind the first wait', () => {
  const local = runs.find(({ line, isFast }) => line === 'l626002' && !isFast)
  const [first = '', second = ''] = local?.stations ?? []
  expect(minutesFrom(first, 15).get(second)).toBe(firstWait + (local?.tenths[0] ?? 0) / 10)
})

test('a limit keeps out what lies beyond it, and a longer one changes no time', () => {
  fc.assert(
    fc.property(anyStation, (station) => {
      const [near, far] = [minutesFrom(station, 30), minutesFrom(station, 45)]
      expect([...near.values()].every((minutes) => minutes <= 30)).toBe(true)
      expect([...far].filter(([, minutes]) => minutes <= 30)).toEqual([...near])
    }),
    { numRuns: 100 },
  )
})

test('a station that is reached by one train is reached again on the way back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...runs.filter(({ line }) => line === 'l626002')), fc.nat(28), (run, at) => {
      const [from = '', to = ''] = run.stations.slice(at)
      expect(minutesFrom(from, 15).get(to)).toBe(minutesFrom(to, 15).get(from))
    }),
  )
})

test('a station of two parts is one place, and an unknown one leads nowhere', () => {
  const tokyo = stations.filter(({ name, prefecture }) => name === '東京' && prefecture === 'tokyo').map(({ id }) => id)
  expect(tokyo).toHaveLength(2)
  expect(minutesFrom(tokyo[0] ?? '', 60)).toEqual(minutesFrom(tokyo[1] ?? '', 60))
  expect(minutesFrom('999999', 60).size).toBe(0)
})

test('from Shinjuku an hour leads far, and to no station of another island', () => {
  const reached = minutesFrom(shinjuku, 60)
  const prefectures = new Set([...reached.keys()].map((id) => stationById.get(id)?.prefecture))
  expect(reached.get(shinjuku)).toBe(0)
  expect(reached.size).toBeGreaterThan(800)
  expect([...prefectures].sort()).toEqual(['chiba', 'kanagawa', 'saitama', 'tokyo'])
})
