import { type RawBuilder, sql } from 'kysely'
import type { TeamRole } from '#rules/people/roles.ts'

/** Beside a row of `users` joined with their row of `team_members`, as `membership`: whom they work for, and as what. */
export const employerId: RawBuilder<string> = sql`coalesce(membership.employer_id, users.id)`
export const teamRole: RawBuilder<TeamRole> = sql`coalesce(membership.role, 'owner')`
