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
