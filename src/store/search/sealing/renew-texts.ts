import { sql } from 'kysely'
import { searchableText, searchTextVersion } from '#rules/search/search-text.ts'
import type { Database } from '#store/database.ts'

/** Texts that are made anew in one statement. */
const piece = 200

/** Makes texts anew that an older normaliser has made. */
export async function renewTexts(db: Database, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const outdated = await db
      .selectFrom('jobs')
      .select(['id', 'title', 'company', 'description', 'location', 'requirements', 'benefits', 'search_text'])
      // Two ranges, which an index can answer, where `<>` would read every job.
      .where((where) =>
        where.or([where('search_version', '<', searchTextVersion), where('search_version', '>', searchTextVersion)]),
      )
      .limit(piece)
      .execute()
    if (outdated.length === 0) return
    const texts = outdated.map(searchableText)
    // Whoever edited the job meanwhile has made its text anew already.
    await sql`
      UPDATE jobs SET search_text = renewed.text, search_version = ${searchTextVersion}
      FROM unnest(${outdated.map(({ id }) => id)}::uuid[], ${texts}::text[]) AS renewed(id, text)
      WHERE jobs.id = renewed.id AND jobs.search_version <> ${searchTextVersion}`.execute(db)
  }
}
