import { nfkc } from '#rules/nfkc.ts'
import { foldedText } from '#rules/search/fold.ts'

/** Kinds of companies and the short forms that people write; 会社法2条, and 有限会社 of the former law. */
const kinds = [
  ['(株)', '株式会社'],
  ['(有)', '有限会社'],
  ['(同)', '合同会社'],
] as const
const kindBehind = new RegExp(`^(.+)(${kinds.map(([, kind]) => kind).join('|')})$`)

/** Brackets around the kind; a single one at the end of a name counts too. */
const [opening, closing] = ['[(\\[【〔〈《「『]', '[)\\]】〕〉》」』]']
const inBrackets = new RegExp(`${opening}(株|有|同)${closing}`, 'g')
const inHalves = new RegExp(`^(株|有|同)${closing}|${opening}(株|有|同)$`)

/**
 * A company's name without differences of spelling: width, blanks, forms of kanji, and the kind shortened or at the
 * end. Different kinds stay different. The database's `company_key` does the same for a folded name.
 */
export function companyKey(name: string): string {
  const plain = foldedText(name).replaceAll(' ', '').replace(inBrackets, '($1)').replace(inHalves, '($1$2)')
  return kinds.reduce((key, [short, kind]) => key.replaceAll(short, kind), plain).replace(kindBehind, '$2$1')
}

const kindInFront = new RegExp(`^(${kinds.map(([, kind]) => kind).join('|')})`)
const branch = /[\s・(][^\s・(]*(?:店|営業所|事業所|工場|支社|本社|センター|園|院)\)?$/

/**
 * Whether a posting's company is this name: its kind may be absent, and a branch may follow (青葉商店 芝店). The database's
 * `is_name_of` does the same.
 */
export function isNameOf(company: string, name: string): boolean {
  const key = companyKey(name)
  const written = companyKey(nfkc(company).replace(branch, ''))
  return companyKey(company) === key || written === key || written === key.replace(kindInFront, '')
}

/** The company with this name in any spelling. */
export function findCompanyByName<Entry extends { name: string }>(
  name: string,
  companies: readonly Entry[],
): Entry | null {
  return companies.find((company) => companyKey(company.name) === companyKey(name)) ?? null
}
