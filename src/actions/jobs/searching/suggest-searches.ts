import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { suggestionsFor } from '#store/search/suggestions.ts'

/** How a search that is being typed may go on. */
export async function suggestSearches(
  { query }: ActionInput<'suggestSearches'>,
  { reads, now, signal }: Context,
): Promise<ActionResult<'suggestSearches'>> {
  signal?.throwIfAborted()
  return { suggestions: await suggestionsFor(reads, query.q ?? '', tokyoDate(now)) }
}
