import { expect, test } from 'vitest'
import { checkPosting } from './check-posting.ts'
import { labelledSentences } from './testing/labelled-sentences.ts'
import { context, lawfulPosting } from './testing/lawful-posting.ts'

/** What asks for a kind of people, or turns it away, and what does neither. `%` stands for the kind. */
const asks = [
  ...['%のみの募集です。', '%限定のお仕事です。', '%に限ります。', '%を募集しています。', '今回は%だけを採用します。'],
  ...['%優遇', '%を優先的に採用します。', '%を求めています。', '%はご遠慮ください。', '%の応募はお断りしています。'],
  ...['申し訳ありませんが%の採用は行っておりません。', '%にぴったりのお仕事です。', '応募資格：%'],
]
const tells = [
  ...['%のお客様が多いお店です。', '%の割合は4割です。', '%も活躍中です。', '%が多く在籍しています。'],
  ...[
    '%を問わず応募できます。',
    '%向けの商品を企画します。',
    '%の利用者様の支援をします。',
    '%かどうかは採用に関係ありません。',
  ],
]

test.each([
  [['word.sex'], ['男性', '女性', '男子', '女の子', '男の人']],
  [
    ['age.limit', 'word.age'],
    ['20代', '30代まで', '40歳以下', '25歳から35歳', '50歳以上'],
  ],
  [['word.age'], ['若い方', '若者', 'シニア', '中高年', '高齢者', '年配の方']],
  [['word.origin'], ['外国人', '日本人', '中国籍の方', '外国籍の方']],
  [
    ['word.private-life'],
    ['独身の方', '既婚者', '妊娠中の方', '小さなお子様のいる方', '一人暮らしの方', '扶養家族のいる方'],
  ],
])('%j: a demand is found, a mention is not', (codes, kinds) => {
  const found = (text: string) => codesOf(text).some((code) => codes.includes(code))
  const fill = (sentences: string[]) =>
    kinds.flatMap((kind) => sentences.map((sentence) => sentence.replace('%', kind)))
  expect(fill(asks).filter((text) => !found(text))).toEqual([])
  expect(fill(tells).filter((text) => codesOf(text).length > 0)).toEqual([])
})

test('full-width digits and letters, half-width kana and blanks between signs change nothing', () => {
  for (const { text, posting } of labelledSentences('tuned')) {
    if (!posting.description?.endsWith(text)) continue
    const codes = codesOf(text)
    for (const spelled of new Set([wide(text), narrow(text), spaced(text)]))
      if (spelled !== text) expect([spelled, codesOf(spelled)]).toEqual([spelled, codes])
  }
})

function codesOf(text: string): string[] {
  const description = `${lawfulPosting.description}\n${text}`
  return [...new Set(checkPosting({ ...lawfulPosting, description }, context).map(({ code }) => code))].sort()
}

const wide = (text: string) => text.replace(/[0-9A-Za-z]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

/** Half-width katakana, keyed by their NFKC form. */
const narrowKana = new Map(
  Array.from({ length: 0xff9d - 0xff66 + 1 }, (_, index) => String.fromCharCode(0xff66 + index)).flatMap((kana) =>
    ['', 'ﾞ', 'ﾟ'].map((mark): [string, string] => [(kana + mark).normalize('NFKC'), kana + mark]),
  ),
)
const narrow = (text: string) => text.replace(/[ァ-ヶー]/g, (kana) => narrowKana.get(kana) ?? kana)

const spaced = (text: string) => text.replace(/(?<=[一-鿿ぁ-ん])(?=[一-鿿ぁ-ん])/g, ' ')
