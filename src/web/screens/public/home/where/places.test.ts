import { expect, test } from 'vitest'
import { placeFile } from '#rules/places/place-files.ts'
import { areaGroups, linesIn } from './places.ts'

const file = placeFile('tokyo-kanagawa')

test('the 23 wards and the wards of each city are groups before the other municipalities', () => {
  const labels = (prefecture: 'tokyo' | 'kanagawa') => areaGroups(file, prefecture).map(({ label }) => label)
  expect(labels('tokyo')).toEqual(['23区', '市', '町村'])
  expect(labels('kanagawa')).toEqual(['横浜市', '川崎市', '相模原市', '市', '町村'])
  const [yokohama] = areaGroups(file, 'kanagawa')
  expect(yokohama?.whole).toEqual({ code: '14100', name: '横浜市', label: '横浜市すべて' })
  expect(yokohama?.areas).toContainEqual({ code: '14103', name: '横浜市西区', label: '西区' })
})

test('the lines of a prefecture are those with a station in it, whole', () => {
  expect(linesIn(file, 'kanagawa').map(({ name }) => name)).not.toContain('JR山手線')
  const yamanote = linesIn(file, 'tokyo').find(({ name }) => name === 'JR山手線')
  expect(yamanote?.stations.map(({ name }) => name)).toContain('高輪ゲートウェイ')
})
