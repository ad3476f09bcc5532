import { type RawBuilder, sql } from 'kysely'
import { spellingsOfName } from '#rules/search/fold.ts'
import { searchTerms } from '#rules/search/search-text.ts'
import { jobTerms } from '#rules/search/searchable-text.ts'

/** The LIKE pattern for "contains this text literally". */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Whether every term occurs in a text, in one of its spellings, all normalised alike; true without a term. */
export function findsAll(normalised: RawBuilder<string>, terms: readonly (readonly string[])[]): RawBuilder<boolean> {
  if (terms.length === 0) return sql`true`
  const conditions = terms.map((term) => sql`text LIKE ANY(${term.map(containing)}::text[])`)
  // A copy in memory, which a subquery with OFFSET 0 makes once: else each term unpacks a long text again.
  return sql`(SELECT ${sql.join(conditions, sql` AND `)} FROM (SELECT ${normalised} || '' AS text OFFSET 0) AS unpacked)`
}

/** Lines of `jobs.search_text`. */
export const searchLine = { title: 1, company: 2 } as const

export const lineOfSearchText = (line: number, of: 'jobs' | 'applications' = 'jobs'): RawBuilder<string> =>
  sql`split_part(${sql.ref(`${of}.search_text`)}, E'\n', ${sql.lit(line)})`

/** A person's search text: a line each for name and email, and after a tab the phone's digits, with 0 for +81. */
export const personText = sql<string>`users.search_text`

/** Fewer digits are not searched as part of a phone number. */
const leastFigures = 3

/** The terms of a query, with 0 for Japan's country code. */
const personTerms = (query: string) => searchTerms(query.replace(/[+＋]81[\s-]*/g, '0'))

/** The digits of a term that may be part of a phone number; null otherwise. */
function phonePart(term: string): string | null {
  const figures = term.replace(/[^0-9]/g, '')
  return figures.length >= leastFigures && /^[\d()+ー-]+$/.test(term) ? figures : null
}

/**
 * Whether every term of a query occurs in a person's search text or in one of the normalised or folded `more`. Ignores spaces in
 * names (斎藤恵, 斎藤 恵) and compares phone numbers by digits.
 */
export function findsPerson(
  text: RawBuilder<string>,
  query: string | undefined,
  more: readonly RawBuilder<unknown>[] = [],
): RawBuilder<boolean> {
  const conditions = personTerms(query ?? '').map((term) => {
    const figures = phonePart(term)
    const ways = spellingsOfName(term).map((name) => sql`${text} LIKE ${`${containing(name)}\t%`}`)
    // Half the time of LIKE.
    for (const each of more)
      for (const spelling of new Set([term, ...jobTerms(term).flat()])) ways.push(sql`strpos(${each}, ${spelling}) > 0`)
    if (figures) ways.push(sql`${text} LIKE ${`%\t${containing(figures)}`}`)
    return sql`(${sql.join(ways, sql` OR `)})`
  })
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` AND `)})`
}

/** An index-based superset of `findsPerson` for users: all matches and few others. */
export function mayFindUser(query: string): RawBuilder<boolean> {
  const hasParts = (part: string) => sql`text_parts(users.search_text) @> ${partsOf(part)}::text[]`
  const conditions = personTerms(query).map((term) => {
    const figures = phonePart(term)
    const parts = [...spellingsOfName(term), ...(figures ? [figures] : [])]
    return sql`(${sql.join(parts.map(hasParts), sql` OR `)})`
  })
  return sql`(${sql.join([sql`users.search_text IS NOT NULL`, ...conditions], sql` AND `)})`
}

/** Length of the longest indexed parts. */
const partLength = 3

/** Indexed parts of a text; every text that contains it has all of them. */
function partsOf(text: string): string[] {
  const letters = [...text]
  const count = Math.max(1, letters.length - partLength + 1)
  return [...new Set(Array.from({ length: count }, (_, at) => letters.slice(at, at + partLength).join('')))]
}
