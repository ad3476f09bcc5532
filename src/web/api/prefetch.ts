import type { DehydratedState } from '@tanstack/react-query'
import type { EndpointName, ResponseData } from '#contract/endpoints.ts'
import type { Report } from '#web/page-context.ts'
import type { Api, ApiInput } from './api.ts'
import { documentState } from './document-state.tsx'
import { makeQueryClient } from './query-client.ts'
import { readKey } from './read-query.ts'

/**
 * Loads data for a public page. `complete` is false after a failure (which is reported): then the page shows its frame,
 * the browser reads again, and the page must not be cached. `shorten` drops data that the page does not show.
 */
export async function prefetch<Name extends EndpointName>(
  { api, report }: { api: Api; report: Report },
  read: { name: Name; input: ApiInput<Name>; shorten: (data: ResponseData<Name>) => ResponseData<Name> },
): Promise<{ state: DehydratedState; complete: boolean }> {
  const { name, input, shorten } = read
  const client = makeQueryClient()
  try {
    const queryFn = async () => shorten(await api(name, input))
    await client.fetchQuery<ResponseData<Name>>({ queryKey: readKey(name, input), queryFn })
    return { state: documentState(client), complete: true }
  } catch (error) {
    report('a page is shown without its data', error)
    return { state: documentState(client), complete: false }
  }
}
