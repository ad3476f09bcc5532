import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { whyNotJoin } from '#rules/people/team.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { isForeignKeyViolation, isUniqueViolation } from '#store/database/errors.ts'
import { keepFactors } from '#store/people/second-factors.ts'
import { findInvitation, removeInvitation } from '#store/people/team-invitations.ts'
import { addMember, lockForJoining } from '#store/people/team-members.ts'
import { updateUser } from '#store/people/users.ts'

/**
 * Joins the team of a mailed invitation. The link was in the invited mailbox, so it also verifies that email of the
 * account.
 */
export async function acceptInvitation(
  { body }: ActionInput<'acceptInvitation'>,
  context: SignedInContext,
): Promise<ActionResult<'acceptInvitation'>> {
  const { db, viewer, now } = context
  try {
    return await db.transaction().execute(async (tx) => {
      const invitation = await findInvitation(tx, body.token, now)
      if (!invitation) throw new RefusalError('invitation-invalid')
      const { employer_id, employer_name, role } = invitation
      const person = await lockForJoining(tx, viewer.id, employer_id)
      if (!person) throw new RefusalError('session-ended')
      const { role: accountRole, is_in_team: isInTeam, has_jobs: hasJobs } = person
      const isAddressee = person.email_key === invitation.email_key
      refuseIf(whyNotJoin({ role: accountRole, isInTeam, hasJobs, isAddressee }))
      // The invitation may have been used or withdrawn while waiting for the locks.
      if (!(await removeInvitation(tx, employer_id, invitation.id))) throw new RefusalError('invitation-invalid')
      await addMember(tx, { user_id: viewer.id, employer_id, role, joined_at: now })
      await updateUser(tx, viewer.id, { email_verified: true, holder_verified: true })
      await keepFactors(tx, viewer.id)
      if (!person.email_verified) await record(tx, context, { action: 'user:verify-email', subject: viewer.id })
      await record(tx, context, { action: 'team:join', subject: employer_id, detail: { role } })
      return { employer_name, role }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'team_members_pkey')) throw new RefusalError('already-in-team')
    // The employer has joined another team, or is deleted.
    if (isForeignKeyViolation(error)) throw new RefusalError('invitation-invalid')
    throw error
  }
}
