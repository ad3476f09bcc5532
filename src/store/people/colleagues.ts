import { sql } from 'kysely'
import { operatorRolesWith, type Permission } from '#rules/people/permissions.ts'

/** Whether an operator other than this one may change something with a permission. */
export const hasColleague = (viewerId: string, permission: Permission) => sql<boolean>`EXISTS (
  SELECT FROM users AS colleague WHERE colleague.role = 'admin' AND colleague.id <> ${viewerId}
    AND coalesce(colleague.operator_role, 'owner') = ANY (${operatorRolesWith(permission)}::text[]))`
