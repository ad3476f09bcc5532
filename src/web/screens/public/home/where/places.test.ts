import { expect, test } from 'vitest'
import { placeFile } from '#rules/places/place-files.ts'
import { areaGroups, findStations, linesIn } from './places.ts'

const file = placeFile('tokyo-kanagawa')

test('the 23 wards and the wards of each city are groups before the other municipalities', () => {
  const labels = (prefecture: 'tokyo' | 'kanagawa') => areaGroups(file, prefecture).map(({ label }) => label)
  expect(labels('tokyo')).toEqual(['23区', '市', '町村'])
  expect(labels('kanagawa')).toEqual(['横浜市', '川崎市', '相模原市', '市', '町村'])
  const [yokohama] = areaGroups(file, 'kanagawa')
  expect(yokohama?.whole).toEqual({ code: '14100', name: '横浜市', label: '横浜市すべて' })
  expect(yokohama?.areas).toContainEqual({ code: '14103', name: '横浜市西区', label: '西区' })
})

test('a station is found by name, hiragana, katakana and with 駅; one of several parts once', () => {
  const names = (text: string) => findStations(file, text).map(({ name }) => name)
  for (const text of ['品川', '品川駅', 'しながわ', 'シナガワ', 'ｼﾅｶﾞﾜ']) expect(names(text), text).toContain('品川')
  expect(names('東京').filter((name) => name === '東京')).toHaveLength(1)
  expect(findStations(file, '東京')[0]?.lines).toEqual(expect.arrayContaining(['JR山手線', 'JR京葉線']))
  expect(names(' ')).toEqual([])
  expect(names('あああ')).toEqual([])
})

test('the lines of a prefecture are those with a station in it, whole', () => {
  expect(linesIn(file, 'kanagawa').map(({ name }) => name)).not.toContain('JR山手線')
  const yamanote = linesIn(file, 'tokyo').find(({ name }) => name === 'JR山手線')
  expect(yamanote?.stations.map(({ name }) => name)).toContain('高輪ゲートウェイ')
})
