import type { MetaArgs } from 'react-router'

/** A page's canonical address: the site's origin, and the path with the parameters that decide its content. */
export type CanonicalAddress = { origin: string; path: string }

/** The arguments of a route's `meta` that the address needs. */
export type MetaPlace = Pick<MetaArgs, 'location' | 'matches'>

/**
 * A page's only public address. `query` has the parameters that its content depends on; empty values are omitted. The
 * origin comes from the server's document, so that the browser gets the same one.
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
