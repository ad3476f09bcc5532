import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import {
  invitationsPerAddress,
  invitationsPerEmployer,
  invitationsPerMailbox,
  whyNotInvite,
} from '#rules/people/team.ts'
import { RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { recordLastingSecret } from '#store/people/lasting-secrets.ts'
import { listInvitations, putInvitation } from '#store/people/team-invitations.ts'
import { listMembers } from '#store/people/team-members.ts'
import { findUser } from '#store/people/users.ts'
import { addressKey, takeAttempts } from '#store/throttles.ts'

/** Mails an invitation to the team, with or without an account; a repeated one replaces the first. */
export async function inviteMember(
  { body }: ActionInput<'inviteMember'>,
  context: SignedInContext,
): Promise<ActionResult<'inviteMember'>> {
  const { db, viewer, now, address, config, followUps } = context
  const { employerId } = viewer
  const sender = await findUser(db, viewer.id)
  if (!sender) throw new RefusalError('session-ended')
  refuseIf(whyNotInvite(sender))
  refuseIf(whyConfirmFirst(viewer, now))
  const email_key = comparableEmail(body.email)
  const attempts = [
    [`invite:${employerId}`, invitationsPerEmployer],
    [addressKey('invite', address), invitationsPerAddress],
    [`invite:${email_key}`, invitationsPerMailbox],
  ] as const
  refuseTooMany(await takeAttempts(db, attempts, now))
  return db.transaction().execute(async (tx) => {
    const detail = { role: body.role }
    await recordLastingSecret(tx, context, { secret: 'teamInvitation', subject: employerId, detail })
    const members = await listMembers(tx, employerId)
    if (members.some((each) => comparableEmail(each.email) === email_key)) throw new RefusalError('already-member')
    const id = await putInvitation(tx, { ...body, employerId, by: viewer.id, secret: config.secret, now })
    if (id === null) throw new RefusalError('team-full')
    await followUps.add(tx, { kind: 'team-invitation', invitation_id: id })
    const invitation = (await listInvitations(tx, employerId)).find((each) => each.id === id)
    if (!invitation) throw new RefusalError('member-not-found')
    return { invitation: { ...invitation, expired: false } }
  })
}
