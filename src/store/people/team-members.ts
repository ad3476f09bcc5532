import { sql } from 'kysely'
import type { TeamRole } from '#rules/people/roles.ts'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable, Transaction } from '#store/database.ts'

type NewMember = { user_id: string; employer_id: string; role: TeamRole; joined_at: Date }

/**
 * Adds a member to an employer's team; the first one creates it. A user who is in a team or has one violates
 * `team_members_pkey`; an employer who is a member elsewhere violates `team_members_team`.
 */
export async function addMember(tx: Transaction, member: NewMember): Promise<void> {
  const { employer_id, joined_at } = member
  await tx
    .insertInto('team_members')
    .values({ user_id: employer_id, employer_id, role: 'owner', joined_at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  await tx.insertInto('team_members').values(member).execute()
}

/** The members of an employer, its own account first, even without a team. */
export function listMembers(db: Queryable, employerId: string) {
  return db
    .selectFrom('users')
    .leftJoin('team_members as membership', (join) =>
      join.onRef('membership.user_id', '=', 'users.id').on('membership.employer_id', '=', employerId),
    )
    .select(['users.id', 'users.name', 'users.email', 'membership.joined_at'])
    .select(sql<TeamRole>`coalesce(membership.role, 'owner')`.as('role'))
    .select(sql<boolean>`users.id = ${employerId}`.as('is_founder'))
    .where((is) => is.or([is('users.id', '=', employerId), is('membership.employer_id', '=', employerId)]))
    .orderBy(sql`users.id <> ${employerId}`)
    .orderBy('membership.joined_at')
    .orderBy('users.id')
    .execute()
}

/** Changes a member's role; false when there is no such member, or for the employer's own account. */
export const changeMember = (
  tx: Transaction,
  { employerId, userId, role }: { employerId: string; userId: string; role: TeamRole },
): Promise<boolean> =>
  didChange(
    tx
      .updateTable('team_members')
      .set({ role })
      .where('user_id', '=', userId)
      .where('employer_id', '=', employerId)
      .where('user_id', '<>', employerId),
  )

/**
 * Removes a member with their notifications of the team; false when there is no such member, or for the employer's own
 * account.
 */
export async function removeMember(tx: Transaction, employerId: string, userId: string): Promise<boolean> {
  if (userId === employerId) return false
  await deleteNotificationsOf(tx, employerId, userId)
  return didChange(tx.deleteFrom('team_members').where('user_id', '=', userId).where('employer_id', '=', employerId))
}

/**
 * Deletes a member's notifications about the employer, its jobs and their applications; those about their own
 * applications stay.
 */
async function deleteNotificationsOf(tx: Transaction, employerId: string, userId: string): Promise<void> {
  await sql`DELETE FROM notifications AS told USING applications, jobs
    WHERE told.user_id = ${userId} AND applications.id = told.application_id AND jobs.id = applications.job_id
      AND jobs.owner_id = ${employerId} AND applications.user_id <> ${userId}`.execute(tx)
  await sql`DELETE FROM notifications AS told USING jobs
    WHERE told.user_id = ${userId} AND jobs.id = told.job_id AND jobs.owner_id = ${employerId}`.execute(tx)
  await sql`DELETE FROM notifications AS told USING verification_requests AS request
    WHERE told.user_id = ${userId} AND request.id = told.verification_request_id
      AND request.employer_id = ${employerId}`.execute(tx)
}

/** Deletes a user's membership and their own team. */
export async function endTeamsOf(tx: Transaction, userId: string): Promise<void> {
  const place = await tx
    .selectFrom('team_members')
    .select('employer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (place && place.employer_id !== userId) await deleteNotificationsOf(tx, place.employer_id, userId)
  await tx.deleteFrom('team_members').where('user_id', '=', userId).execute()
  await tx.deleteFrom('team_invitations').where('employer_id', '=', userId).execute()
}

/**
 * The facts that decide whether a user may join a team. Locks both accounts until the transaction ends: a job or a team
 * added meanwhile would make them wrong. The order of ids avoids a deadlock.
 */
export async function lockForJoining(tx: Transaction, userId: string, employerId: string) {
  await tx.selectFrom('users').select('id').where('id', 'in', [userId, employerId]).orderBy('id').forUpdate().execute()
  return tx
    .selectFrom('users')
    .select(['users.email_key', 'users.email_verified', 'users.role'])
    .select(sql<boolean>`EXISTS (SELECT FROM team_members WHERE user_id = users.id)`.as('is_in_team'))
    .select(sql<boolean>`EXISTS (SELECT FROM jobs WHERE owner_id = users.id)`.as('has_jobs'))
    .where('users.id', '=', userId)
    .executeTakeFirst()
}

/** Whether a user still works for this employer; they cannot join another before the transaction ends. */
export async function isStillMember(
  tx: Transaction,
  { id, employerId }: { id: string; employerId: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select(
      sql<boolean>`coalesce((SELECT employer_id FROM team_members WHERE user_id = users.id), users.id) = ${employerId}`.as(
        'works_for',
      ),
    )
    .where('users.id', '=', id)
    .forKeyShare('users')
    .executeTakeFirst()
  return found?.works_for ?? false
}
