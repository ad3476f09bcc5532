import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { searchOn } from '#store/search/search-on.ts'

/** Completions of a typed search. */
export async function suggestSearches(
  { query }: ActionInput<'suggestSearches'>,
  { db, now, signal }: Context,
): Promise<ActionResult<'suggestSearches'>> {
  signal?.throwIfAborted()
  return { suggestions: await searchOn(db).suggest(query.q ?? '', tokyoDate(now)) }
}
