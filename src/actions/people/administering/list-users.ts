import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { userView } from '#contract/people/user-view.ts'
import { limits } from '#rules/limits.ts'
import { everyUser, pageOfUsers, type UserRow } from '#store/people/users.ts'

/** All users, newest first: a page with a query, else the complete list as a sequence. */
export async function listUsers({ query }: ActionInput<'listUsers'>, { db }: SignedInContext) {
  const { page = 1, limit = limits.pageSize.default, q, role, verified, suspended } = query
  if (Object.values(query).every((value) => value === undefined)) return { users: viewsOf(everyUser(db)) }
  const stated = (value: 'true' | 'false' | undefined) => (value === undefined ? undefined : value === 'true')
  const filter = { q, role, verified: stated(verified), suspended: stated(suspended) }
  const { rows, total } = await pageOfUsers(db, filter, { offset: (page - 1) * limit, limit })
  return { users: rows.map(userView), total, page, limit }
}

async function* viewsOf(rows: AsyncIterable<UserRow>) {
  for await (const row of rows) yield userView(row)
}
