import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { teamAllows } from '#rules/people/permissions.ts'
import { listInvitations } from '#store/people/team-invitations.ts'
import { listMembers } from '#store/people/team-members.ts'

/** The viewer's team; open invitations only for those who may invite. */
export async function readTeam(
  _input: ActionInput<'readTeam'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'readTeam'>> {
  const { id, employerId, teamRole: role } = viewer
  const members = (await listMembers(db, employerId)).map((each) => ({ ...each, is_self: each.id === id }))
  if (!teamAllows(role, 'team:manage')) return { role, members, invitations: [] }
  const invitations = await listInvitations(db, employerId)
  const isOver = (each: (typeof invitations)[number]) => each.expires_at <= now || !each.by_owner
  return { role, members, invitations: invitations.map((each) => ({ ...each, expired: isOver(each) })) }
}
