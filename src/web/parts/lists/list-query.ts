/** The page that an address asks for (`?page=2`); 1 when it says nothing sensible. */
export function pageIn(query: URLSearchParams): number {
  const page = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

/** The query with one filter changed (undefined or '' takes it away), back on the first page. */
export function withFilter(query: URLSearchParams, key: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(query)
  if (value) next.set(key, value)
  else next.delete(key)
  next.delete('page')
  return next
}

/** How many pages a list has; at least one. */
export const pageCountOf = (total: number | undefined, pageSize: number) =>
  Math.max(1, Math.ceil((total ?? 0) / pageSize))
