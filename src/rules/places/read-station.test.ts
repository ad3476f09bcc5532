import { expect, test } from 'vitest'
import { municipalityByCode } from './municipalities.ts'
import type { Place } from './read-places.ts'
import { readStation } from './read-station.ts'

const read = (text: string, place: Partial<Place> = {}) => {
  const station = readStation(text, place)
  return station && `${station.name} ${municipalityByCode.get(station.municipality)?.name}`
}

test('a station is resolved from the text around its name', () => {
  for (const text of ['博多', '博多駅', 'JR博多駅 筑紫口', '博多駅から徒歩5分', '最寄り駅は博多駅'])
    expect(read(text)).toBe('博多 福岡市博多区')
  expect(read('東京メトロ銀座線「銀座」駅')).toBe('銀座 中央区')
  expect(read('千駄ケ谷駅')).toBe('千駄ヶ谷 渋谷区')
  expect(read('お茶の水駅')).toBe('御茶ノ水 千代田区')
  expect(read('広島港駅')).toBe('広島港（宇品） 広島市南区')
})

test('a name of several stations is read where the place tells which', () => {
  expect(read('府中駅')).toBeNull()
  expect(read('府中駅', { prefecture: 'tokyo' })).toBe('府中 府中市')
  expect(read('日本橋駅', { prefecture: 'osaka' })).toBe('日本橋 大阪市中央区')
  expect(read('福島駅', { prefecture: 'tokyo' })).toBeNull()
})

test('two parts of one station are one', () => {
  expect(read('東京駅')).toBe('東京 千代田区')
  expect(read('大阪梅田駅')).toBe('大阪梅田 大阪市北区')
})

test('a text that names no station yields none', () => {
  for (const text of ['', '駅', '車で10分', '駅近']) expect(read(text)).toBeNull()
})
