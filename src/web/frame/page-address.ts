import type { MetaArgs } from 'react-router'

/** The canonical address of a page: the site's origin, and the path with the parameters that decide what it shows. */
export type CanonicalAddress = { origin: string; path: string }

/** The part of a route's `meta` arguments that the address comes from. */
export type MetaPlace = Pick<MetaArgs, 'location' | 'matches'>

/**
 * The one address under which a page is known. `query` holds the parameters that its content depends on; empty values are
 * left out. The origin comes from the document that the server made, so that it is the same in the browser.
 */
export function canonicalAddress(
  { location, matches }: MetaPlace,
  query: Record<string, string | undefined> = {},
): CanonicalAddress {
  const data = matches.find((match) => match?.id === 'root')?.loaderData as { origin?: string } | undefined
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const path = location.pathname.replace(/(?<=.)\/+$/, '')
  return { origin: data?.origin ?? '', path: given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path }
}
