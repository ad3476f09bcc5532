import { sql } from 'kysely'
import { prefectureKana } from '#rules/jobs/prefecture-kana.ts'
import { prefectures } from '#rules/jobs/prefectures.ts'
import { foldedText } from '#rules/search/fold.ts'
import { knownWords } from '#rules/search/known-words.ts'
import { foldBeginning } from '#rules/search/loan-words.ts'
import { readings } from '#rules/search/readings.ts'
import { spellingsOf } from '#rules/search/search-query.ts'
import type { Database } from '#store/database.ts'
import type { Suggestion } from './search.ts'

const maxSuggestions = 10
const maxBeginnings = 4
const maxOfKind = { place: 3, word: 4, title: 5, company: 3 }

type SuggestionEntry = { text: string; keys: string[] }

const places: SuggestionEntry[] = prefectures.map(({ name, value }) => ({
  text: name,
  keys: [foldedText(name), prefectureKana[value]],
}))
const kanaOf = Map.groupBy(readings, ([word]) => word)
const words: SuggestionEntry[] = knownWords.map((text) => ({
  text,
  keys: [text, ...(kanaOf.get(text) ?? []).map(([, kana]) => kana)].map(foldedText),
}))

/** Titles and companies of public jobs, places and known words that begin with the typed text. */
export async function suggest(db: Database, typed: string, today: string): Promise<Suggestion[]> {
  const begun = beginningsOf(typed)
  if (begun.length === 0) return []
  const beginning = (entries: SuggestionEntry[]) =>
    entries.filter(({ keys }) => keys.some((each) => begun.some((beginning) => each.startsWith(beginning))))
  const [titles, companies] = await Promise.all([
    distinctBeginnings(db, { line: 1, column: 'title', limit: maxOfKind.title }, begun, today),
    distinctBeginnings(db, { line: 2, column: 'company', limit: maxOfKind.company }, begun, today),
  ])
  const as = (kind: Suggestion['kind'], texts: string[]) => texts.map((text): Suggestion => ({ kind, text }))
  const suggestions = [
    ...as('place', textsOf(beginning(places)).slice(0, maxOfKind.place)),
    ...as('word', shortestFirst(textsOf(beginning(words))).slice(0, maxOfKind.word)),
    ...as('title', titles),
    ...as('company', companies),
  ]
  const different = new Map<string, Suggestion>()
  for (const each of suggestions) {
    const text = foldedText(each.text)
    if (!different.has(text)) different.set(text, each)
  }
  return [...different.values()].slice(0, maxSuggestions)
}

/** Folded texts that somebody may be typing: kana in both scripts, and compounds of short loan words. */
function beginningsOf(typed: string): string[] {
  const compounds = typed.match(/^[ァ-ヺー]+$/) ? foldBeginning(typed) : []
  return [...new Set([...spellingsOf(typed), ...compounds])].slice(0, maxBeginnings)
}

const textsOf = (entries: SuggestionEntry[]) => entries.map(({ text }) => text)
const shortestFirst = (texts: string[]) => texts.sort((a, b) => a.length - b.length)

/**
 * The first distinct titles or companies with one of the beginnings: a loose index scan, which skips duplicates
 * (https://wiki.postgresql.org/wiki/Loose_indexscan).
 */
async function distinctBeginnings(
  db: Database,
  { line, column, limit }: { line: 1 | 2; column: 'title' | 'company'; limit: number },
  begun: readonly string[],
  today: string,
): Promise<string[]> {
  const indexed = sql`(left(split_part(search_text, E'\n', ${sql.lit(line)}), 100) COLLATE "C")`
  const next = (beginning: string, from: ReturnType<typeof sql>) => sql`
    SELECT ${indexed} AS key, ${sql.ref(column)} AS text, (deadline IS NULL OR deadline >= ${today}::date) AS open
    FROM jobs
    WHERE approval_status = 'approved' AND is_active AND ${indexed} ${from} AND ${indexed} < ${`${beginning}\u{10ffff}`}
    ORDER BY ${indexed} LIMIT 1`
  const scan = (beginning: string) => sql`
    WITH RECURSIVE beginnings AS (
      (SELECT first.*, 1 AS n FROM (${next(beginning, sql`>= ${beginning}`)}) AS first)
      UNION ALL
      SELECT following.*, n + 1 FROM beginnings, LATERAL (${next(beginning, sql`> beginnings.key`)}) AS following
      WHERE n < ${limit * 2}
    ) SELECT text, open FROM beginnings`
  const { rows } = await sql<{ text: string; open: boolean }>`${sql.join(
    begun.map((beginning) => sql`(${scan(beginning)})`),
    sql` UNION ALL `,
  )}`.execute(db)
  return rows
    .filter(({ open }) => open)
    .slice(0, limit)
    .map(({ text }) => text)
}
