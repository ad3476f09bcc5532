import { expect, test } from 'vitest'
import { placeFile } from '#rules/places/place-files.ts'
import { findStations, stationsOfLine } from './find-stations.ts'

const file = placeFile('tokyo-kanagawa')

test('a station is found by name, hiragana, katakana and with 駅; one of several parts once', () => {
  const names = (text: string) => findStations(file, text).map(({ name }) => name)
  for (const text of ['品川', '品川駅', 'しながわ', 'シナガワ', 'ｼﾅｶﾞﾜ']) expect(names(text), text).toContain('品川')
  expect(names('東京').filter((name) => name === '東京')).toHaveLength(1)
  for (const text of ['しながわえき', 'しな川', '品がわ', 'Shinagawa', 'shinagawa station', 'shinag'])
    expect(names(text), text).toContain('品川')
  for (const [text, name] of [
    ['jiyugaoka', '自由が丘'],
    ['jiyūgaoka', '自由が丘'],
    ['shimbashi', '新橋'],
    ['ootemachi', '大手町'],
    ['otemachi', '大手町'],
    ['たかだの馬場', '高田馬場'],
    ['しん宿', '新宿'],
  ] as const)
    expect(names(text), text).toContain(name)
  expect(findStations(file, '東京')[0]?.lines).toEqual(expect.arrayContaining(['JR山手線', 'JR京葉線']))
  expect(names(' ')).toEqual([])
  expect(names('あああ')).toEqual([])
})

test('the stations of a line are found by its name, in order of travel', () => {
  const names = stationsOfLine(file, '山手線').map(({ name }) => name)
  expect(names).toContain('品川')
  expect(Math.abs(names.indexOf('品川') - names.indexOf('大崎'))).toBe(1)
  expect(stationsOfLine(file, 'あ')).toEqual([])
})
