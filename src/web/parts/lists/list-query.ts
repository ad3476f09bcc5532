import { limits } from '#rules/limits.ts'

/** The page that an address asks for (`?page=2`); 1 when it names no valid page. */
export function pageIn(query: URLSearchParams): number {
  const page = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

/** The query parameter that names the item which is opened beside a list; it stays behind with its page. */
export const openedParam = 'opened'

/** The query with one filter changed (undefined or '' takes it away), back on the first page. */
export function withFilter(query: URLSearchParams, key: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(query)
  if (value) next.set(key, value)
  else next.delete(key)
  next.delete('page')
  next.delete(openedParam)
  return next
}

/** How many pages a list has; at least one. */
export const pageCountOf = (total: number | undefined, pageSize: number) =>
  Math.max(1, Math.ceil((total ?? 0) / pageSize))

/** The fields of an address or a form, trimmed and without empty ones. */
export function nonEmptyFields(source: URLSearchParams | FormData): URLSearchParams {
  const filters = new URLSearchParams()
  for (const [name, value] of source) {
    const text = String(value).trim()
    if (text) filters.set(name, text)
  }
  return filters
}

/** The keyword of an address (`q`, or another parameter), or ''. */
export const keywordIn = (query: URLSearchParams, name = 'q'): string =>
  (query.get(name) ?? '').trim().slice(0, limits.keyword)

/** The chosen value of one filter; undefined when the address has none or an unknown one. */
export const choiceIn = <Value extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined => values.find((value) => value === query.get(name))
