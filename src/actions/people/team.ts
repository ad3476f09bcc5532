import type { Action } from '#actions/context.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { teamAllows } from '#rules/people/permissions.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { whyNotInvite, whyNotJoin, whyNotRemove } from '#rules/people/team.ts'
import { orRefuse, RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { refusingTransaction } from '#store/database/transactions.ts'
import { recordLastingSecret } from '#store/people/lasting-secrets.ts'
import { keepFactors } from '#store/people/second-factors.ts'
import { findInvitation, listInvitations, putInvitation, removeInvitation } from '#store/people/team-invitations.ts'
import * as store from '#store/people/team-members.ts'
import { findUser, updateUser } from '#store/people/users.ts'
import { consumeAllowances, mailCounters } from '#store/throttles.ts'

/** The viewer's team; open invitations only for those who may invite. */
export const readTeam: Action<'readTeam'> = async (_input, { db, viewer, now }) => {
  const { id, employerId, teamRole: role } = viewer
  const members = (await store.listMembers(db, employerId)).map((each) => ({ ...each, is_self: each.id === id }))
  if (!teamAllows(role, 'team:manage')) return { role, members, invitations: [] }
  const invitations = await listInvitations(db, employerId)
  const isOver = (each: (typeof invitations)[number]) => each.expires_at <= now || !each.by_owner
  return { role, members, invitations: invitations.map((each) => ({ ...each, expired: isOver(each) })) }
}

/** Mails an invitation to the team, with or without an account; a repeated one replaces the first. */
export const inviteMember: Action<'inviteMember'> = async ({ body }, context) => {
  const { db, viewer, now, address, config, followUps } = context
  const { employerId } = viewer
  const sender = orRefuse(await findUser(db, viewer.id), 'session-ended')
  refuseIf(whyNotInvite(sender))
  refuseIf(whyConfirmFirst(viewer, now))
  const email_key = comparableEmail(body.email)
  const counters = mailCounters('team-invitation', { account: employerId, address, email: body.email })
  refuseTooMany(await consumeAllowances(db, counters, now))
  return db.transaction().execute(async (tx) => {
    const detail = { role: body.role }
    await recordLastingSecret(tx, context, { secret: 'teamInvitation', subject: employerId, detail })
    const members = await store.listMembers(tx, employerId)
    if (members.some((each) => comparableEmail(each.email) === email_key)) throw new RefusalError('already-member')
    const id = await putInvitation(tx, { ...body, employerId, by: viewer.id, secret: config.secret, now })
    if (id === null) throw new RefusalError('team-full')
    await followUps.add(tx, { kind: 'team-invitation', invitation_id: id })
    const invitation = (await listInvitations(tx, employerId)).find((each) => each.id === id)
    if (!invitation) throw new RefusalError('member-not-found')
    return { invitation: { ...invitation, expired: false } }
  })
}

/** The employer and email of an invitation, by its link. */
export const readInvitation: Action<'readInvitation'> = async ({ body }, { db, now }) => {
  return { invitation: orRefuse(await findInvitation(db, body.token, now), 'invitation-invalid') }
}

/**
 * Joins the team of a mailed invitation. The link was in the invited mailbox, so it also verifies that email of the
 * account.
 */
export const acceptInvitation: Action<'acceptInvitation'> = async ({ body }, context) => {
  const { db, viewer, now } = context
  // The employer has joined another team, or is deleted.
  const refusals = { team_members_pkey: 'already-in-team', deleted: 'invitation-invalid' } as const
  return refusingTransaction(db, refusals, async (tx) => {
    const invitation = orRefuse(await findInvitation(tx, body.token, now), 'invitation-invalid')
    const { employer_id, employer_name, role } = invitation
    const person = orRefuse(await store.lockForJoining(tx, viewer.id, employer_id), 'session-ended')
    const { role: accountRole, is_in_team: isInTeam, has_jobs: hasJobs } = person
    const isAddressee = person.email_key === invitation.email_key
    refuseIf(whyNotJoin({ role: accountRole, isInTeam, hasJobs, isAddressee }))
    // The invitation may have been used or withdrawn while waiting for the locks.
    if (!(await removeInvitation(tx, employer_id, invitation.id))) throw new RefusalError('invitation-invalid')
    await store.addMember(tx, { user_id: viewer.id, employer_id, role, joined_at: now })
    await updateUser(tx, viewer.id, { email_verified: true, holder_verified: true })
    await keepFactors(tx, viewer.id)
    if (!person.email_verified) await record(tx, context, 'user:verify-email', viewer.id)
    await record(tx, context, 'team:join', employer_id, { detail: { role } })
    return { employer_name, role }
  })
}

/** Changes a member's role; the employer's own account stays an owner. */
export const changeMember: Action<'changeMember'> = async ({ params, body }, context) => {
  const { db, viewer } = context
  if (params.id === viewer.employerId) throw new RefusalError('team-founder')
  await db.transaction().execute(async (tx) => {
    const { employerId } = viewer
    if (!(await store.changeMember(tx, { employerId, userId: params.id, role: body.role })))
      throw new RefusalError('member-not-found')
    await record(tx, context, 'team:store.changeMember-role', params.id, { detail: { to: body.role } })
  })
}

/** Removes a member or an invitation; members may removeMember themselves. */
export const removeMember: Action<'removeMember'> = async ({ params }, context) => {
  const { db, viewer } = context
  const { employerId } = viewer
  if (params.id === employerId) throw new RefusalError('team-founder')
  refuseIf(whyNotRemove(viewer, params.id))
  await db.transaction().execute(async (tx) => {
    const [wasMember, subject] = [await store.removeMember(tx, employerId, params.id), params.id]
    if (wasMember) return record(tx, context, 'team:remove', subject)
    if (!(await removeInvitation(tx, employerId, params.id))) throw new RefusalError('member-not-found')
    await record(tx, context, 'team:take-back-invitation', employerId)
  })
}
