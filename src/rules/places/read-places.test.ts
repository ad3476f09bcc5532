import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Prefecture, prefectures } from '#rules/jobs/prefectures.ts'
import { municipalities, municipalityByCode } from './municipalities.ts'
import { onePrefecture } from './municipality-names.ts'
import { readPlaces } from './read-places.ts'

const nameOf = (code: string) => municipalityByCode.get(code)?.name ?? code
const read = (text: string, stated: Prefecture | null = null) =>
  readPlaces(text, stated).places.map(({ prefecture, municipality }) =>
    municipality === null ? prefecture : `${prefecture} ${nameOf(municipality)}`,
  )
const open = (text: string) => readPlaces(text).open.map(nameOf)

test('a prefecture and a municipality are read from the left, the longest name first', () => {
  expect(read('東京都港区六本木1-2-3')).toEqual(['tokyo 港区'])
  expect(read('神奈川県横浜市西区みなとみらい')).toEqual(['kanagawa 横浜市西区'])
  expect(read('三重県四日市市諏訪町')).toEqual(['mie 四日市市'])
  expect(read('北海道余市郡余市町')).toEqual(['hokkaido 余市町'])
  expect(read('滋賀県愛知郡愛荘町愛知川')).toEqual(['shiga 愛荘町'])
  expect(read('大阪')).toEqual(['osaka'])
  expect(read('東京駅徒歩5分')).toEqual(['tokyo'])
})

test('the name of a town is no prefecture', () => {
  expect(read('豊島区長崎')).toEqual(['tokyo 豊島区'])
  expect(read('東京都豊島区 長崎1-2-3')).toEqual(['tokyo 豊島区'])
  expect(read('福島区')).toEqual(['osaka 大阪市福島区'])
  expect(read('奈良町')).toEqual([])
  expect(read('京都郡')).toEqual(['fukuoka'])
  expect(read('茅ヶ崎市香川')).toEqual(['kanagawa 茅ヶ崎市'])
  expect(read('大分県佐賀関')).toEqual(['oita'])
})

test('the name of a station is no prefecture that it does not lie in', () => {
  expect(read('新大阪')).toEqual(['osaka'])
  expect(read('宮崎台')).toEqual([])
  expect(read('東長崎')).toEqual([])
  expect(read('石川町駅')).toEqual([])
})

test('a municipality without its prefecture leads there where its name is the only one', () => {
  expect(read('横浜市')).toEqual(['kanagawa 横浜市'])
  expect(read('札幌市中央区')).toEqual(['hokkaido 札幌市中央区'])
  expect(read('大阪北区')).toEqual(['osaka 大阪市北区'])
  expect(read('勤務地：横浜市 西区')).toEqual(['kanagawa 横浜市西区'])
  expect(read('府中市')).toEqual([])
  expect(open('府中市')).toEqual(['府中市', '府中市'])
  expect(read('中央区')).toEqual([])
  expect(open('中央区')).toHaveLength(11)
})

test('a preceding prefecture resolves an ambiguous name', () => {
  expect(read('東京・府中市')).toEqual(['tokyo 府中市'])
  expect(read('東京本社（港区）')).toEqual(['tokyo 港区'])
  expect(read('大阪市北区・中央区')).toEqual(['osaka 大阪市北区', 'osaka 大阪市中央区'])
  expect(read('府中市', 'hiroshima')).toEqual(['hiroshima 府中市'])
  expect(read('長崎1丁目', 'tokyo')).toEqual([])
})

test('a job may be in several places', () => {
  expect(read('東京都渋谷区／新宿区／港区')).toEqual(['tokyo 渋谷区', 'tokyo 新宿区', 'tokyo 港区'])
  expect(read('東京都中央区または大阪府大阪市中央区')).toEqual(['tokyo 中央区', 'osaka 大阪市中央区'])
  expect(read('東京都、大阪')).toEqual(['tokyo', 'osaka'])
  expect(read('東京 大阪')).toEqual(['tokyo', 'osaka'])
  expect(read('東京都千代田区（大阪への転勤あり）')).toEqual(['tokyo 千代田区'])
})

test('kana, Latin letters and words for Tokyo are read', () => {
  for (const text of ['とうきょう', 'Tokyo', 'TOKYO, Japan', '東京23区', '23区内', '都内'])
    expect(read(text)).toEqual(['tokyo'])
  expect(read('とうきょうとみなとく')).toEqual(['tokyo 港区'])
  expect(read('なら')).toEqual(['nara'])
  expect(read('未経験なら歓迎')).toEqual([])
})

test('a text that names no place yields none', () => {
  for (const text of ['シンガポール', '全国', 'フルリモート', '海外（ニューヨーク）', '中国・上海', ''])
    expect(read(text)).toEqual([])
})

test('variants of letters make no other place', () => {
  for (const text of ['茅ケ崎市', '茅ヶ崎市', '茅が崎市']) expect(read(text)).toEqual(['kanagawa 茅ヶ崎市'])
  expect(read('竜ヶ崎市')).toEqual(['ibaraki 龍ケ崎市'])
  expect(read('塩釜市')).toEqual(['miyagi 塩竈市'])
  expect(read('葛\u{e0100}飾区')).toEqual(['tokyo 葛飾区'])
  expect(read('渋\u200b谷区')).toEqual(['tokyo 渋谷区'])
})

test('every municipality is read behind its prefecture, and behind its county', () => {
  for (const { code, prefecture, name, county } of municipalities) {
    const whole = prefectures.find(({ value }) => value === prefecture)?.name ?? ''
    for (const written of [whole + name, whole + county + name, `${whole} ${name}1-2-3`])
      expect(readPlaces(written).places, written).toEqual([{ prefecture, municipality: code }])
  }
})

const piece = fc.constantFrom(
  ...prefectures.flatMap(({ name, short }) => [name, short]),
  ...municipalities.filter((_, at) => at % 9 === 0).map(({ name }) => name),
  ...['・', '、', ' ', '駅', '町', '区', '1-2-3', '\n', 'または', 'なら', 'Tokyo', '23区', '\u200d', 'ヶ', '（'],
)

test('each place is read once from any text, with its municipality in its prefecture', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom(null, 'tokyo' as const), (pieces, stated) => {
      const { places } = readPlaces(pieces.join(''), stated)
      expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(places.length)
      for (const { prefecture, municipality } of places)
        if (municipality !== null) expect(onePrefecture([municipality])).toBe(prefecture)
    }),
    { numRuns: 1_000 },
  )
})

test('a long text takes no longer than its length', () => {
  const text = '東京都港区六本木、'.repeat(2_000)
  const begun = performance.now()
  expect(read(text)).toEqual(['tokyo 港区'])
  expect(performance.now() - begun).toBeLessThan(1_000)
})
