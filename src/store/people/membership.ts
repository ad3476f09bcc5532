import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { TeamRole } from '#rules/people/roles.ts'

/** The employer of a row of `users` joined with its row of `team_members` as `membership`. */
export const employerId: RawBuilder<string> = sql`coalesce(membership.employer_id, users.id)`
export const teamRole: RawBuilder<TeamRole> = sql`coalesce(membership.role, 'owner')`

/** On that join: false when the employer's account is suspended. */
export const employerWorks: RawBuilder<SqlBool> = sql`NOT EXISTS (
  SELECT FROM users AS employer WHERE employer.id = membership.employer_id AND employer.suspended_at IS NOT NULL
)`
