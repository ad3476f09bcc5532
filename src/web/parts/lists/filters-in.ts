import { limits } from '#rules/limits.ts'

/** The filters of an address or a form: trimmed, and those that say nothing left out. */
export function nonEmptyFields(source: URLSearchParams | FormData): URLSearchParams {
  const filters = new URLSearchParams()
  for (const [name, value] of source) {
    const text = String(value).trim()
    if (text) filters.set(name, text)
  }
  return filters
}

/** The words that an address searches for, under `q`; empty where it searches for none. */
export const keywordIn = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, limits.keyword)

/** What an address says of one filter; undefined where it names no choice of the list. */
export const choiceIn = <Value extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined => values.find((value) => value === query.get(name))
