import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nfkc } from '#rules/nfkc.ts'
import { knownWords } from '#rules/search/known-words.ts'
import { municipalities, municipalityByCode } from './municipalities.ts'
import { eitherPlace, readPlaceWord } from './place-words.ts'
import { lineById, lines, stationById, stations } from './railways.ts'

/** The meaning of a word, by names. */
function read(word: string) {
  const { where, label } = readPlaceWord(word) ?? {}
  if (!where) return null
  return {
    label,
    prefectures: where.prefectures,
    areas: where.areas.map((code) => municipalityByCode.get(code)?.name),
    stations: where.stations.map((id) => stationById.get(id)?.name),
    lines: where.lines.map((id) => lineById.get(id)?.name),
  }
}

test('prefectures, regions and what people call them', () => {
  expect(read('東京')).toMatchObject({ label: '東京都', prefectures: ['tokyo'] })
  for (const word of ['都内', 'とうきょう', 'Tokyo']) expect(read(word)?.prefectures).toEqual(['tokyo'])
  expect(read('関東')?.prefectures).toHaveLength(7)
  expect(read('首都圏')?.prefectures).toEqual(['tokyo', 'kanagawa', 'saitama', 'chiba'])
  expect(read('中国地方')?.prefectures).toHaveLength(5)
  expect(read('中国')).toBeNull()
})

test('municipalities in full, in short and by their reading; all of a name that several have', () => {
  expect(read('横浜市')).toMatchObject({ label: '横浜市', areas: ['横浜市'], stations: [] })
  expect(read('港区')?.areas).toEqual(['港区', '名古屋市港区', '大阪市港区'])
  expect(read('東京都港区')?.areas).toEqual(['港区'])
  expect(read('東京都渋谷')?.areas).toEqual(['渋谷区'])
  expect(read('渋谷')).toMatchObject({ areas: ['渋谷区'], stations: ['渋谷'] })
  expect(read('よこはま')?.areas).toEqual(['横浜市'])
  expect(read('柏')?.areas).toEqual(['柏市'])
})

test('areas of custom', () => {
  expect(read('23区')?.areas).toHaveLength(23)
  expect(read('東京23区')?.areas).toHaveLength(23)
  expect(read('湘南')?.areas).toContain('藤沢市')
  expect(read('梅田')?.stations).toEqual(expect.arrayContaining(['梅田', '大阪', '大阪梅田']))
  expect(read('うめだ')?.stations).toContain('大阪梅田')
})

test('stations and lines', () => {
  expect(read('博多駅')).toMatchObject({ label: '博多駅', stations: ['博多'], areas: [] })
  expect(read('吉祥寺')?.stations).toEqual(['吉祥寺'])
  expect(read('しんじゅくえき')?.stations).toEqual(['新宿'])
  expect(read('山手線')).toMatchObject({ label: 'JR山手線', lines: ['JR山手線'] })
  expect(read('京浜東北線')?.lines).toEqual(['JR京浜東北・根岸線'])
  expect(read('地下鉄御堂筋線')?.lines).toEqual(['Osaka Metro御堂筋線'])
  expect(read('小田急線')?.lines).toHaveLength(3)
  expect(read('山手線沿線')?.lines).toEqual(['JR山手線'])
  expect(read('小田急沿線')?.lines).toHaveLength(3)
  expect(read('新宿近辺')?.areas).toContain('新宿区')
  expect(read('東京近郊')?.prefectures).toEqual(['tokyo'])
})

test('a time to a station is a commute of the next step', () => {
  const tachikawa = stations.find(({ name }) => name === '立川')?.id
  for (const [word, minutes] of [
    ['立川から30分以内', 30],
    ['立川駅まで２０分', 20],
    ['立川から25分', 30],
    ['立川から1時間圏内', 60],
  ] as const)
    expect(readPlaceWord(word)).toMatchObject({ label: nfkc(word), commute: { from: tachikawa, minutes } })
  for (const word of ['立川から2時間', '日本橋から30分', '入社から30分', '駅から5分'])
    expect(readPlaceWord(word)).toBeNull()
})

test('words of work are no places', () => {
  const places = /[都道府県市区]$/
  expect(knownWords.filter((word) => !places.test(word) && readPlaceWord(word))).toEqual([])
  for (const word of ['', '駅', '駅近', '線', '花', '公園', '大学', '開発', '看護師', '工場エリア', '海沿い'])
    expect(readPlaceWord(word)).toBeNull()
})

test('every municipality, station and line is found by its name', () => {
  for (const { code, name } of municipalities) expect(readPlaceWord(name)?.where.areas, name).toContain(code)
  for (const { id, name } of lines) expect(readPlaceWord(name)?.where.lines, name).toContain(id)
  for (const { id, name } of stations) {
    const [word] = name.split(/[（〈]/)
    expect(readPlaceWord(`${word}駅`)?.where.stations, name).toContain(id)
  }
})

test('several places are alternatives, each once', () => {
  const where = eitherPlace(['東京', '大阪', '東京'].flatMap((word) => readPlaceWord(word)?.where ?? []))
  expect(where).toEqual({ prefectures: ['tokyo', 'osaka'], areas: [], stations: [], lines: [] })
})

test('the reader of searches accepts any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (word) => void readPlaceWord(word)))
})

test.each([
  ['ニコタマ', '二子玉川駅'],
  ['札駅', '札幌駅'],
  ['takadanobaba', '高田馬場駅'],
  ['sugamo station', '巣鴨駅'],
])('%s is the nickname or romaji of %s', (word, name) => {
  expect(readPlaceWord(word)?.where).toEqual(readPlaceWord(name)?.where)
})

test('a word that is no romaji of a place is none', () => {
  for (const word of ['remote', 'line', 'data', 'sales', 'ヤマト']) expect(readPlaceWord(word), word).toBeNull()
})
