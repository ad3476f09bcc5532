import { expect, test } from 'vitest'
import { placesOfJob } from './places-of-job.ts'

test('without a stated workplace the location tells', () => {
  expect(placesOfJob('東京都渋谷区、大阪府', [])).toEqual([
    { prefecture: 'tokyo', municipality: '13113', stations: [] },
    { prefecture: 'osaka', municipality: null, stations: [] },
  ])
  expect(placesOfJob('フルリモート', [])).toEqual([])
})

test('a stated municipality wins over the address, and the address over the location', () => {
  const [stated] = placesOfJob('港区', [{ prefecture: 'tokyo', municipality: '13104', address: '渋谷区神南' }])
  expect(stated).toMatchObject({ prefecture: 'tokyo', municipality: '13104' })
  expect(placesOfJob('東京都', [{ address: '渋谷区神南1-2-3' }])).toEqual([
    { prefecture: 'tokyo', municipality: '13113', stations: [] },
  ])
  expect(placesOfJob('中央区', [{ prefecture: 'osaka' }])).toEqual([
    { prefecture: 'osaka', municipality: '27128', stations: [] },
  ])
})

test('a location that names more places than the workplace adds them', () => {
  expect(placesOfJob('東京都、大阪府', [{ prefecture: 'tokyo', address: '新宿区西新宿1-2-3' }])).toEqual([
    { prefecture: 'tokyo', municipality: '13104', stations: [] },
    { prefecture: 'osaka', municipality: null, stations: [] },
  ])
})

test('a station in words becomes one of the table where the place leaves only one', () => {
  const [place] = placesOfJob('東京都', [{ prefecture: 'tokyo', station: '京王線 府中駅', station_minutes: 7 }])
  expect(place?.stations).toEqual([{ id: '003821', minutes: 7, by: 'walk' }])
  expect(placesOfJob('全国', [{ station: '府中駅' }])).toEqual([])
  const stations = [{ id: '003700', minutes: 3, by: 'bus' as const }]
  expect(placesOfJob('', [{ station: '府中駅', stations }])[0]?.stations).toEqual(stations)
})

test('a job offered in several places has them all', () => {
  const codes = placesOfJob('', [{ municipality: '13104' }, { address: '大阪府大阪市北区' }]).map(
    (place) => place.municipality,
  )
  expect(codes).toEqual(['13104', '27127'])
})
