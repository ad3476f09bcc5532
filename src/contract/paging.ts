import { limits } from '#rules/limits.ts'

/**
 * The page that a list call's query asks for; null when it has no query at all, which asks for the complete list
 * (docs/product/api.md, Lists).
 */
export function pageOf(query: { page?: number | undefined; limit?: number | undefined }) {
  if (Object.values(query).every((value) => value === undefined)) return null
  const { page = 1, limit = limits.pageSize.default } = query
  return { page, limit, offset: (page - 1) * limit }
}
