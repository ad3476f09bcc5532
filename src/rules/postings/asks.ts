import type { Ask } from './term-vocabularies.ts'
import type { Terms } from './terms.ts'

/** The papers as postings name them. */
export const askName: Record<Ask, string> = {
  rirekisho: '履歴書',
  shokumukeirekisho: '職務経歴書',
  portfolio: 'ポートフォリオ',
  licence: '資格・免許の写し',
  none: '不要',
}

const named: readonly (readonly [Ask, RegExp])[] = [
  ['rirekisho', /履歴書/],
  ['shokumukeirekisho', /職務経歴書|職経歴書|レジュメ/],
  ['portfolio', /ポートフォリオ|作品集|作品/],
  ['licence', /(?:資格|免許)[^、。]{0,6}(?:証|写し|コピー|状)/],
]
const allNeedless = /(?:いずれ|どちら|とも|すべて|全て)[^。]{0,4}(?:不要|必要ありません|いりません|要りません)/
const needless = /不要|必要ありません|必要なし|いりません|要りません|提出なし/

/** The papers that a job asks for: stated ones, else those named in its text on papers. */
export function asksOf(terms: Terms | null | undefined): Ask[] {
  const { asks, documents } = terms?.selection ?? {}
  if (asks?.length) {
    const papers = [...new Set(asks)].filter((ask) => ask !== 'none')
    return papers.length > 0 ? papers : ['none']
  }
  const parts = (documents ?? '')
    .split(/[。\n（）()]/)
    .filter((sentence) => !allNeedless.test(sentence))
    .flatMap((sentence) => sentence.split(/[、,]/))
    .filter((part) => !needless.test(part))
  return named.flatMap(([ask, words]) => (parts.some((part) => words.test(part)) ? [ask] : []))
}
