import { type RawBuilder, sql } from 'kysely'
import { searchTerms } from '#rules/search/search-text.ts'

/** The LIKE pattern of "contains this text literally". */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Whether every term of a typed query stands in a text that went through the normaliser; true without a term. */
export function findsAll(normalised: RawBuilder<string>, query: string | undefined): RawBuilder<boolean> {
  const terms = searchTerms(query ?? '').map((term) => sql`${normalised} LIKE ${containing(term)}`)
  return terms.length === 0 ? sql`true` : sql`(${sql.join(terms, sql` AND `)})`
}

/** Lines of `jobs.search_text`. */
export const searchLine = { title: 1, company: 2 } as const

export const lineOfSearchText = (line: number): RawBuilder<string> =>
  sql`split_part(jobs.search_text, E'\n', ${sql.lit(line)})`

const katakana = Array.from({ length: 0x30f6 - 0x30a1 + 1 }, (_, index) => String.fromCharCode(0x30a1 + index)).join('')
const hiragana = Array.from(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60)).join('')

/** Text that is stored as it was typed, through the normaliser of rules/search-text as far as SQL has it. */
export const normalised = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql`translate(lower(normalize(${text}, NFKC)), ${sql.lit(katakana)}, ${sql.lit(hiragana)})`

type Person = Record<'name' | 'email' | 'phone', RawBuilder<string | null>>

/** Fewer figures than this are no part of a phone number that anybody searches for. */
const leastFigures = 3

/**
 * Whether every term of a typed query stands in a person's name, email or phone, or in `more`, which went through the
 * normaliser. Blanks in names do not count (斎藤恵, 斎藤 恵), and phone numbers are compared by their figures.
 */
export function findsPerson(person: Person, query: string | undefined, more?: RawBuilder<string>): RawBuilder<boolean> {
  const name = sql`replace(${normalised(person.name)}, ' ', '')`
  const parts = [name, normalised(person.email), ...(more ? [more] : [])]
  const text = sql`(${sql.join(parts, sql` || E'\n' || `)})`
  const figures = sql`regexp_replace(normalize(coalesce(${person.phone}, ''), NFKC), '[^0-9]', '', 'g')`
  const conditions = searchTerms(query ?? '').map((term) => {
    const inText = sql`${text} LIKE ${containing(term)}`
    const typed = term.replace(/[^0-9]/g, '')
    if (typed.length < leastFigures || !/^[\d()+ー-]+$/.test(term)) return inText
    return sql`(${inText} OR ${figures} LIKE ${containing(typed)})`
  })
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` AND `)})`
}
