import { sql } from 'kysely'
import { prefectureKana } from '#rules/jobs/prefecture-kana.ts'
import { prefectures } from '#rules/jobs/prefectures.ts'
import { knownWords } from '#rules/search/known-words.ts'
import { readings } from '#rules/search/readings.ts'
import { searchText } from '#rules/search/search-text.ts'
import type { Database } from '#store/database.ts'
import type { Suggestion } from './search.ts'

const maxSuggestions = 10
const maxOfKind = { place: 3, word: 4, title: 5, company: 3 }

type SuggestionEntry = { text: string; keys: string[] }

const places: SuggestionEntry[] = prefectures.map(({ name, value }) => ({
  text: name,
  keys: [searchText(name), prefectureKana[value]],
}))
const kanaOf = Map.groupBy(readings, ([word]) => word)
const words: SuggestionEntry[] = knownWords.map((text) => ({
  text,
  keys: [text, ...(kanaOf.get(text) ?? []).map(([, kana]) => kana)].map(searchText),
}))

/** Titles and companies of public jobs, places and known words that begin with the typed text. */
export async function suggest(db: Database, typed: string, today: string): Promise<Suggestion[]> {
  const key = searchText(typed)
  if (key === '') return []
  const beginning = (entries: SuggestionEntry[]) =>
    entries.filter(({ keys }) => keys.some((each) => each.startsWith(key)))
  const [titles, companies] = await Promise.all([
    distinctBeginnings(db, { line: 1, column: 'title', limit: maxOfKind.title }, key, today),
    distinctBeginnings(db, { line: 2, column: 'company', limit: maxOfKind.company }, key, today),
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
    const text = searchText(each.text)
    if (!different.has(text)) different.set(text, each)
  }
  return [...different.values()].slice(0, maxSuggestions)
}

const textsOf = (entries: SuggestionEntry[]) => entries.map(({ text }) => text)
const shortestFirst = (texts: string[]) => texts.sort((a, b) => a.length - b.length)

/**
 * The first distinct titles or companies that begin with `key`: a loose index scan, which skips duplicates
 * (https://wiki.postgresql.org/wiki/Loose_indexscan).
 */
async function distinctBeginnings(
  db: Database,
  { line, column, limit }: { line: 1 | 2; column: 'title' | 'company'; limit: number },
  key: string,
  today: string,
): Promise<string[]> {
  const indexed = sql`(left(split_part(search_text, E'\n', ${sql.lit(line)}), 100) COLLATE "C")`
  const next = (from: ReturnType<typeof sql>) => sql`
    SELECT ${indexed} AS key, ${sql.ref(column)} AS text, (deadline IS NULL OR deadline >= ${today}::date) AS open
    FROM jobs
    WHERE approval_status = 'approved' AND is_active AND ${indexed} ${from} AND ${indexed} < ${`${key}\u{10ffff}`}
    ORDER BY ${indexed} LIMIT 1`
  const { rows } = await sql<{ text: string; open: boolean }>`
    WITH RECURSIVE beginnings AS (
      (SELECT first.*, 1 AS n FROM (${next(sql`>= ${key}`)}) AS first)
      UNION ALL
      SELECT following.*, n + 1 FROM beginnings, LATERAL (${next(sql`> beginnings.key`)}) AS following
      WHERE n < ${limit * 2}
    ) SELECT text, open FROM beginnings`.execute(db)
  return rows
    .filter(({ open }) => open)
    .slice(0, limit)
    .map(({ text }) => text)
}
