import { expect, test } from 'vitest'
import { isPublicBody } from './public-bodies.ts'

test.each([
  ...[
    '川口市役所',
    '埼玉県庁',
    '東京都',
    '神奈川県横浜市',
    '横浜市',
    '厚生労働省',
    '国税庁',
    '新宿区役所 戸籍課',
    'ハローワーク大宮',
  ],
  ...['大阪府警察本部', '千葉労働局', '市立川崎病院', '京都市教育委員会', '東京都水道局', '⻘森市役所', '浦和税務署'],
])('%s is a public body', (name) => expect(isPublicBody(name)).toBe(true))

test.each([
  ...[
    '株式会社市役所サービス',
    '県庁前クリニック',
    '古市',
    '四日市',
    '中村',
    '市役所通り歯科',
    '木村商店',
    '都庁前駅ビル薬局',
    '町田屋',
  ],
  ...['一般社団法人 厚生労働省認可の会', '横浜市場', '青葉商店', '合同会社ハローワーク', 'カフェ役場前'],
])('%s is none', (name) => expect(isPublicBody(name)).toBe(false))
