import { lines, stations } from '#rules/places/railways.ts'

/** A query of `GET /api/jobs`. */
export type BenchQuery = { kind: string; query: Record<string, string> }

const of = (kind: string, ...queries: Record<string, string>[]): BenchQuery[] =>
  queries.map((query) => ({ kind, query }))
const words = (...keywords: string[]) => keywords.map((keyword) => ({ keyword }))

/** Short and long words, several terms, filters, words in every posting and in none, and rare spellings. */
export const mix: readonly BenchQuery[] = [
  ...of('no keyword', {}, { prefecture: 'tokyo' }, { employment: 'fulltime,contract', salaryMin: '300000' }),
  ...of('no keyword', { category: 'it', remote: '1', newOnly: '1' }, { sort: 'salary' }),
  ...of('1 letter', ...words('師', '夜', '車')),
  ...of('2 letters', ...words('経理', '東京', '営業', '開発', '英語', 'ＡＩ', 'SE')),
  ...of(
    '3 and more',
    ...words('看護師', 'エンジニア', 'ｼｽﾃﾑ', '年間休日', 'JavaScript', 'プロジェクトマネージャー', '在宅勤務'),
  ),
  ...of('not known', ...words('手順書', '売上管理表', '先輩が付き', '顧客対応から', '担当と一緒に', '一週間以内')),
  ...of(
    '2 and 3 terms',
    ...words('看護師 夜勤', 'Java　リモート', '経理 東京都 正社員', '営業 土日休み -夜勤', '"週間かけて" 未経験'),
  ),
  ...of('with filters', { keyword: '営業', prefecture: 'tokyo,osaka', salaryMin: '250000' }),
  ...of('with filters', { keyword: '看護', employment: 'parttime', experience: 'entry,mid' }),
  ...of('with filters', { keyword: 'エンジニア リモート', category: 'it', newOnly: '1' }),
  ...of('with filters', { keyword: '受付', style: 'onsite', location: 'hokkaido', synonyms: '0' }),
  ...of(
    'with terms',
    { holidaysMin: '120', overtimeMax: '20', transfer: 'none' },
    { payUnit: 'hour', hourlyMin: '1200' },
  ),
  ...of(
    'with terms',
    { keyword: '営業', remoteDays: '2', verified: '1' },
    { keyword: '経理', trial: 'none', holidaysMin: '117' },
  ),
  ...of('by relevance', { keyword: '経理', sort: 'relevance' }, { keyword: '看護師 夜勤', sort: 'relevance' }),
  ...of('by relevance', { keyword: '在宅', sort: 'relevance', prefecture: 'osaka' }),
  ...of('by salary', { keyword: '開発', sort: 'salary' }, { keyword: '営業 東京', sort: 'salary' }),
  ...of('most of all', ...words('担当', 'です', '。')),
  ...of('nothing', ...words('宇宙飛行士', '看護師 溶接工 獣医師 測量士 放射線技師', 'zzzzqq')),
  ...of('late pages', { keyword: '営業', page: '300' }, { page: '1000' }, { sort: 'salary', page: '300' }),
]

const besides: readonly Record<string, string>[] = [
  {},
  { keyword: '看護師' },
  { keyword: '営業 土日休み' },
  { way: 'no-experience', salaryFloor: '250000' },
  { employment: 'parttime', band: 'morning,daytime' },
]
const besidesEach = (...places: Record<string, string>[]) =>
  places.flatMap((place) => besides.map((other) => ({ ...place, ...other })))
const shinjuku = '003700'
const yamanoteLine = 'l626002'
const points = ['35.69,139.70', '34.70,135.50', '43.07,141.35', '33.59,130.42']

/** Searches by place; the first argument names the row of the report. */
export const placeQueries: readonly BenchQuery[] = [
  ...of('municipalities of Tokyo', ...besidesEach({ prefecture: 'tokyo', facets: '1' })),
  ...of('stations of 山手線', ...besidesEach({ line: yamanoteLine, facets: '1' })),
  ...of('commute from 新宿', ...besidesEach({ from: shinjuku, commute: '60' })),
  ...of('near', ...besidesEach(...points.map((near) => ({ near, within: '5' })))),
]

/** Searches that find nothing, because no job has the last word, so that the answers are alternatives. */
export const alternativeQueries: readonly BenchQuery[] = of(
  'alternatives',
  ...['看護師 浜松町 土日休み', '経理 大阪 残業なし', '営業 横浜 月給30万以上', '主婦 新宿 短時間'].map((wishes) => ({
    keyword: `${wishes} 鷹匠`,
  })),
)

const known = ['看護師', '東京', '夜勤', '大阪市', '営業', '経理', '土日休み', '横浜駅', '在宅', '未経験可']
const cutEveryWay = (first: number) =>
  Array.from({ length: 80 }, (_, n) => known[(first + n * 3) % known.length])
    .join('')
    .slice(0, 200)

/** Queries that a stranger sends to keep the server busy; each kind several times with other values. */
export const hostileQueries: readonly BenchQuery[] = [0, 1, 2, 3, 4].flatMap((n) => [
  ...of('200 letters without a blank', { keyword: cutEveryWay(n) }, { keyword: 'あいうえお'.repeat(40).slice(n) }),
  ...of('50 stations', { station: ids(stations, n) }),
  ...of('50 lines and a commute', { line: ids(lines, n), from: stations[n * 997]?.id ?? '', commute: '90' }),
])

function ids(places: readonly { id: string }[], part: number): string {
  return places
    .filter((_, n) => n % Math.floor(places.length / 50) === part)
    .slice(0, 50)
    .map(({ id }) => id)
    .join(',')
}

/** Beginnings of words, for suggestions. */
export const beginnings = [
  'か',
  '看',
  '看護',
  '株式会社',
  'エンジ',
  'J',
  'Ja',
  '東',
  'とうき',
  '経理',
  '法人',
  'web',
  '営業',
  '介護',
  'ホテル',
  'zz',
]
