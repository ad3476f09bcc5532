import { limits } from '#rules/limits.ts'

/** The page number in an address (`?page=2`); 1 for an invalid one. */
export function pageIn(query: URLSearchParams): number {
  const page = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

/** The parameter of the item opened beside a list; dropped with a change of page. */
export const openedParam = 'opened'

/** The query with a changed filter (undefined or '' removes it), on the first page. */
export function withFilter(query: URLSearchParams, key: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(query)
  if (value) next.set(key, value)
  else next.delete(key)
  next.delete('page')
  next.delete(openedParam)
  return next
}

/** The number of a list's pages, at least one. */
export const pageCountOf = (total: number | undefined, pageSize: number) =>
  Math.max(1, Math.ceil((total ?? 0) / pageSize))

/** The trimmed fields of an address or a form without empty ones. */
export function nonEmptyFields(source: URLSearchParams | FormData): URLSearchParams {
  const filters = new URLSearchParams()
  for (const [name, value] of source) {
    const text = String(value).trim()
    if (text) filters.set(name, text)
  }
  return filters
}

/** The address's keyword (`q`, or another parameter), or ''. */
export const keywordIn = (query: URLSearchParams, name = 'q'): string =>
  (query.get(name) ?? '').trim().slice(0, limits.keyword)

/** The chosen value of a filter; undefined for none or an unknown one. */
export const choiceIn = <Value extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined => values.find((value) => value === query.get(name))
