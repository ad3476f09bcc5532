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

/** What is searched of a person (migration 0030): a line each for name and email, and after a tab the phone's figures. */
export const personText = (person: 'users' | 'applicant'): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${person}.${name}`)
  const made = sql`person_text(${column('name')}, ${column('email')}, ${column('phone')})`
  return sql`coalesce(${column('search_text')}, ${made})`
}

/** Fewer figures than this are no part of a phone number that anybody searches for. */
const leastFigures = 3

/** The figures of a term that may be a part of a phone number; null of another. */
function phonePart(term: string): string | null {
  const figures = term.replace(/[^0-9]/g, '')
  return figures.length >= leastFigures && /^[\d()+ー-]+$/.test(term) ? figures : null
}

/**
 * Whether every term of a typed query stands in what is searched of a person, or in one of `more`, which went through the
 * normaliser. Blanks in names do not count (斎藤恵, 斎藤 恵), and phone numbers are compared by their figures.
 */
export function findsPerson(
  text: RawBuilder<string>,
  query: string | undefined,
  more: readonly RawBuilder<unknown>[] = [],
): RawBuilder<boolean> {
  const conditions = searchTerms(query ?? '').map((term) => {
    const figures = phonePart(term)
    const ways = [sql`${text} LIKE ${`${containing(term)}\t%`}`]
    // Half the time that LIKE takes.
    for (const each of more) ways.push(sql`strpos(${each}, ${term}) > 0`)
    if (figures) ways.push(sql`${text} LIKE ${`%\t${containing(figures)}`}`)
    return sql`(${sql.join(ways, sql` OR `)})`
  })
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` AND `)})`
}

/** The same of a user whose text is written, as far as an index can tell: all whom `findsPerson` finds, and few others. */
export function mayFindUser(query: string): RawBuilder<boolean> {
  const hasParts = (part: string) => sql`text_parts(users.search_text) @> ${partsOf(part)}::text[]`
  const conditions = searchTerms(query).map((term) => {
    const figures = phonePart(term)
    return figures ? sql`(${hasParts(term)} OR ${hasParts(figures)})` : hasParts(term)
  })
  return sql`(${sql.join([sql`users.search_text IS NOT NULL`, ...conditions], sql` AND `)})`
}

/** Length of the longest parts that are in the index. */
const partLength = 3

/** Parts of a text that the index has, of which all are in whatever contains the text. */
function partsOf(text: string): string[] {
  const letters = [...text]
  const count = Math.max(1, letters.length - partLength + 1)
  return [...new Set(Array.from({ length: count }, (_, at) => letters.slice(at, at + partLength).join('')))]
}
