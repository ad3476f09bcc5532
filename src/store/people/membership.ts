import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { operatorRolesWith, type Permission } from '#rules/people/permissions.ts'
import type { TeamRole } from '#rules/people/roles.ts'

/** The employer of a row of `users` joined with its row of `team_members` as `membership`. */
export const employerId: RawBuilder<string> = sql`coalesce(membership.employer_id, users.id)`
export const teamRole: RawBuilder<TeamRole> = sql`coalesce(membership.role, 'owner')`

/** On that join: false when the employer's account is suspended. */
export const employerWorks: RawBuilder<SqlBool> = sql`NOT EXISTS (
  SELECT FROM users AS employer WHERE employer.id = membership.employer_id AND employer.suspended_at IS NOT NULL
)`

/** Whether an operator other than this one may change something with a permission. */
export const hasColleague = (viewerId: string, permission: Permission) => sql<boolean>`EXISTS (
  SELECT FROM users AS colleague WHERE colleague.role = 'admin' AND colleague.id <> ${viewerId}
    AND coalesce(colleague.operator_role, 'owner') = ANY (${operatorRolesWith(permission)}::text[]))`
