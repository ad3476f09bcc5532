import { nfkc } from '#rules/nfkc.ts'
import { foldedText } from '#rules/search/folding/fold.ts'

/** Kinds of companies and the short forms that people write; 会社法2条, and 有限会社 of the former law. */
const kinds = [
  ['(株)', '株式会社'],
  ['(有)', '有限会社'],
  ['(同)', '合同会社'],
] as const
const kindBehind = new RegExp(`^(.+)(${kinds.map(([, kind]) => kind).join('|')})$`)

/**
 * A company's name without what people write differently: width, blanks, forms of kanji, and its kind in short or behind.
 * Different kinds stay different. `company_key` of the database does the same with a name that is folded already.
 */
export function companyKey(name: string): string {
  const plain = foldedText(name).replaceAll(' ', '')
  return kinds.reduce((key, [short, kind]) => key.replaceAll(short, kind), plain).replace(kindBehind, '$2$1')
}

const kindInFront = new RegExp(`^(${kinds.map(([, kind]) => kind).join('|')})`)
const branch = /[\s・(][^\s・(]*(?:店|営業所|事業所|工場|支社|本社|センター|園|院)\)?$/

/**
 * Whether a posting's company is written for this name: its kind may be absent, a branch may follow (青葉商店 芝店).
 * `is_name_of` of the database does the same.
 */
export function isNameOf(company: string, name: string): boolean {
  const key = companyKey(name)
  const written = companyKey(nfkc(company).replace(branch, ''))
  return companyKey(company) === key || written === key || written === key.replace(kindInFront, '')
}

/** The company of the same name, however it is written. */
export function findCompanyByName<Entry extends { name: string }>(
  name: string,
  companies: readonly Entry[],
): Entry | null {
  return companies.find((company) => companyKey(company.name) === companyKey(name)) ?? null
}
