import { limits } from '#rules/limits.ts'

/**
 * The page requested by a list call's query; null without a query, which requests the complete list
 * (docs/product/api.md, Lists).
 */
export function pageOf(query: { page?: number | undefined; limit?: number | undefined }) {
  if (Object.values(query).every((value) => value === undefined)) return null
  const { page = 1, limit = limits.pageSize.default } = query
  return { page, limit, offset: (page - 1) * limit }
}
