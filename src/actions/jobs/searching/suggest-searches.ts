import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { searchOn } from '#store/search/search-on.ts'

/** How a search that is being typed may go on. */
export async function suggestSearches(
  { query }: ActionInput<'suggestSearches'>,
  { reads, now, signal }: Context,
): Promise<ActionResult<'suggestSearches'>> {
  signal?.throwIfAborted()
  return { suggestions: await searchOn(reads).suggest(query.q ?? '', tokyoDate(now)) }
}
