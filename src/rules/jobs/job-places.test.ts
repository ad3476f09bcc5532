import { expect, test } from 'vitest'
import { jobPlaces } from './job-places.ts'

const one = (location: string) => {
  const [place] = jobPlaces(location)
  return place && [place.region, place.locality]
}

test('a location names its prefecture and its municipality', () => {
  expect(one('東京都港区六本木1-2-3')).toEqual(['東京都', '港区'])
  expect(one('神奈川県横浜市西区みなとみらい')).toEqual(['神奈川県', '横浜市西区'])
  expect(one('三重県四日市市諏訪町')).toEqual(['三重県', '四日市市'])
  expect(one('千葉県市川市')).toEqual(['千葉県', '市川市'])
  expect(one('長崎県大村市')).toEqual(['長崎県', '大村市'])
  expect(one('東京都町田市原町田')).toEqual(['東京都', '町田市'])
  expect(one('北海道余市郡余市町')).toEqual(['北海道', '余市郡余市町'])
  expect(one('大阪')).toEqual(['大阪府', null])
})

test('several prefectures are several places, and a text without one is none', () => {
  expect(jobPlaces('東京都渋谷区、大阪府大阪市北区').map(({ locality }) => locality)).toEqual(['渋谷区', '大阪市北区'])
  expect(jobPlaces('フルリモート')).toEqual([])
})
