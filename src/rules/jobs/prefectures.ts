/** The 47 prefectures in JIS X 0401 order. Addresses use `value`; `short` is the name without 都府県. */
export const prefectures = [
  { value: 'hokkaido', name: '北海道', short: '北海道', region: '北海道' },
  { value: 'aomori', name: '青森県', short: '青森', region: '東北' },
  { value: 'iwate', name: '岩手県', short: '岩手', region: '東北' },
  { value: 'miyagi', name: '宮城県', short: '宮城', region: '東北' },
  { value: 'akita', name: '秋田県', short: '秋田', region: '東北' },
  { value: 'yamagata', name: '山形県', short: '山形', region: '東北' },
  { value: 'fukushima', name: '福島県', short: '福島', region: '東北' },
  { value: 'ibaraki', name: '茨城県', short: '茨城', region: '関東' },
  { value: 'tochigi', name: '栃木県', short: '栃木', region: '関東' },
  { value: 'gunma', name: '群馬県', short: '群馬', region: '関東' },
  { value: 'saitama', name: '埼玉県', short: '埼玉', region: '関東' },
  { value: 'chiba', name: '千葉県', short: '千葉', region: '関東' },
  { value: 'tokyo', name: '東京都', short: '東京', region: '関東' },
  { value: 'kanagawa', name: '神奈川県', short: '神奈川', region: '関東' },
  { value: 'niigata', name: '新潟県', short: '新潟', region: '中部' },
  { value: 'toyama', name: '富山県', short: '富山', region: '中部' },
  { value: 'ishikawa', name: '石川県', short: '石川', region: '中部' },
  { value: 'fukui', name: '福井県', short: '福井', region: '中部' },
  { value: 'yamanashi', name: '山梨県', short: '山梨', region: '中部' },
  { value: 'nagano', name: '長野県', short: '長野', region: '中部' },
  { value: 'gifu', name: '岐阜県', short: '岐阜', region: '中部' },
  { value: 'shizuoka', name: '静岡県', short: '静岡', region: '中部' },
  { value: 'aichi', name: '愛知県', short: '愛知', region: '中部' },
  { value: 'mie', name: '三重県', short: '三重', region: '近畿' },
  { value: 'shiga', name: '滋賀県', short: '滋賀', region: '近畿' },
  { value: 'kyoto', name: '京都府', short: '京都', region: '近畿' },
  { value: 'osaka', name: '大阪府', short: '大阪', region: '近畿' },
  { value: 'hyogo', name: '兵庫県', short: '兵庫', region: '近畿' },
  { value: 'nara', name: '奈良県', short: '奈良', region: '近畿' },
  { value: 'wakayama', name: '和歌山県', short: '和歌山', region: '近畿' },
  { value: 'tottori', name: '鳥取県', short: '鳥取', region: '中国' },
  { value: 'shimane', name: '島根県', short: '島根', region: '中国' },
  { value: 'okayama', name: '岡山県', short: '岡山', region: '中国' },
  { value: 'hiroshima', name: '広島県', short: '広島', region: '中国' },
  { value: 'yamaguchi', name: '山口県', short: '山口', region: '中国' },
  { value: 'tokushima', name: '徳島県', short: '徳島', region: '四国' },
  { value: 'kagawa', name: '香川県', short: '香川', region: '四国' },
  { value: 'ehime', name: '愛媛県', short: '愛媛', region: '四国' },
  { value: 'kochi', name: '高知県', short: '高知', region: '四国' },
  { value: 'fukuoka', name: '福岡県', short: '福岡', region: '九州' },
  { value: 'saga', name: '佐賀県', short: '佐賀', region: '九州' },
  { value: 'nagasaki', name: '長崎県', short: '長崎', region: '九州' },
  { value: 'kumamoto', name: '熊本県', short: '熊本', region: '九州' },
  { value: 'oita', name: '大分県', short: '大分', region: '九州' },
  { value: 'miyazaki', name: '宮崎県', short: '宮崎', region: '九州' },
  { value: 'kagoshima', name: '鹿児島県', short: '鹿児島', region: '九州' },
  { value: 'okinawa', name: '沖縄県', short: '沖縄', region: '九州' },
] as const

export type Prefecture = (typeof prefectures)[number]['value']

/** The regions from north to south, each with its prefectures. */
export const regions: readonly { region: string; values: readonly Prefecture[] }[] = [
  ...Map.groupBy(prefectures, ({ region }) => region),
].map(([region, all]) => ({ region, values: all.map(({ value }) => value) }))

/** Prefecture values as a tuple for schemas. */
export const prefectureValues = prefectures.map(({ value }) => value) as [Prefecture, ...Prefecture[]]
