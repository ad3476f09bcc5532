import { sql } from 'kysely'
import { v7 } from 'uuid'
import { comparableEmail } from '#rules/people/email.ts'
import type { TeamRole } from '#rules/people/roles.ts'
import { invitationLifetime, maxTeamPeople } from '#rules/people/team.ts'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { hashToken, mailedToken } from './tokens.ts'

/** The token of an invitation's link. */
export const invitationToken = (id: string, secret: string) => mailedToken('join-team', id, secret)

type Inviting = { employerId: string; email: string; role: TeamRole; by: string; secret: string; now: Date }

/** Invites an email and voids its earlier invitation. Returns the id, or null when the team is full. */
export async function putInvitation(tx: Transaction, inviting: Inviting): Promise<string | null> {
  const { employerId: employer_id, email, role, by: invited_by, secret, now: invited_at } = inviting
  await tx.selectFrom('users').select('id').where('id', '=', employer_id).forNoKeyUpdate().execute()
  const email_key = comparableEmail(email)
  if ((await countPlaces(tx, employer_id, email_key)) >= maxTeamPeople) return null
  const id = v7()
  const latest = {
    ...{ id, email, role, invited_by, invited_at, hash: hashToken(invitationToken(id, secret)) },
    expires_at: new Date(invited_at.getTime() + invitationLifetime),
  }
  await tx
    .insertInto('team_invitations')
    .values({ ...latest, employer_id, email_key })
    .onConflict((conflict) => conflict.constraint('team_invitations_once').doUpdateSet(latest))
    .execute()
  return id
}

/** The number of members and invitations, without one of this email. */
async function countPlaces(tx: Transaction, employerId: string, email_key: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`SELECT (
      (SELECT greatest(1, count(*)) FROM team_members WHERE employer_id = ${employerId})
      + (SELECT count(*) FROM team_invitations WHERE employer_id = ${employerId} AND email_key <> ${email_key})
    )::int AS taken`.execute(tx)
  return rows[0]?.taken ?? 0
}

/** Whether an invitation's sender may still invite: an unsuspended owner of that employer. */
const byOwner = sql<boolean>`(inviter.suspended_at IS NULL AND (inviter.id = invitation.employer_id OR EXISTS (
  SELECT FROM team_members WHERE user_id = inviter.id AND employer_id = invitation.employer_id AND role = 'owner')))`

/** The open invitations of an employer, newest first. */
export function listInvitations(db: Queryable, employerId: string) {
  return db
    .selectFrom('team_invitations as invitation')
    .leftJoin('users as inviter', 'inviter.id', 'invitation.invited_by')
    .select(['invitation.id', 'invitation.email', 'invitation.role', 'invitation.invited_at', 'invitation.expires_at'])
    .select(['inviter.name as invited_by_name', sql<boolean>`coalesce(${byOwner}, false)`.as('by_owner')])
    .where('invitation.employer_id', '=', employerId)
    .orderBy('invitation.invited_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .execute()
}

const invitations = (db: Queryable, now: Date) =>
  db
    .selectFrom('team_invitations as invitation')
    .innerJoin('users as employer', 'employer.id', 'invitation.employer_id')
    .leftJoin('employer_profiles as profile', 'profile.user_id', 'invitation.employer_id')
    .leftJoin('users as inviter', 'inviter.id', 'invitation.invited_by')
    .select(['invitation.id', 'invitation.employer_id', 'invitation.email', 'invitation.email_key', 'invitation.role'])
    .select(['invitation.hash', 'invitation.expires_at', 'inviter.name as invited_by_name'])
    .select(sql<string>`coalesce(nullif(profile.name, ''), employer.name)`.as('employer_name'))
    .select(sql<boolean>`profile.verified_at IS NOT NULL`.as('employer_verified'))
    .where('invitation.expires_at', '>', now)
    .where(byOwner)
    .where('employer.role', '<>', 'user')
    .where('employer.suspended_at', 'is', null)

/** An invitation by token; undefined when it is unknown, void, expired, or its sender may no longer invite. */
export function findInvitation(db: Queryable, token: string, now: Date) {
  return invitations(db, now).where('invitation.hash', '=', hashToken(token)).executeTakeFirst()
}

/** An invitation by id, for its mail; undefined when it is void or expired. */
export function findInvitationToMail(db: Queryable, id: string, now: Date) {
  return invitations(db, now).where('invitation.id', '=', id).executeTakeFirst()
}

/** Withdraws an invitation; false when this employer has none with the id. */
export const removeInvitation = (tx: Queryable, employerId: string, id: string): Promise<boolean> =>
  didChange(tx.deleteFrom('team_invitations').where('id', '=', id).where('employer_id', '=', employerId))

/** Withdraws the invitations that a user sent since then. */
export async function removeInvitationsSince(
  tx: Queryable,
  { userId, since }: { userId: string; since: Date },
): Promise<void> {
  await tx.deleteFrom('team_invitations').where('invited_by', '=', userId).where('invited_at', '>=', since).execute()
}
