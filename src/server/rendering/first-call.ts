import { parseSearchAddress, searchInput } from '#contract/search-address.ts'

/** A call as a loader makes it: name and input. */
type Call = ['searchJobs', ReturnType<typeof searchInput>]

/**
 * The call that the page's loader begins with, where the address tells: answered before the page is begun, it spares a
 * question to the server's thread and its answer. A loader that asks for something else asks as ever.
 */
export function firstCall(path: string): Call | null {
  if (path !== '/' && !path.startsWith('/?')) return null
  const search = parseSearchAddress(new URLSearchParams(path.slice('/?'.length)))
  return ['searchJobs', searchInput(search)]
}
