import type { Refusal } from '#rules/refusals.ts'
import { teamAllows } from './permissions.ts'
import type { Role, Viewer } from './roles.ts'

/** The most members and invitations of a team, including the employer's own account. */
export const maxTeamPeople = 50

/** How long (ms) an invitation is valid, and how long after sending it is deleted. */
export const invitationLifetime = 7 * 24 * 60 * 60 * 1_000
export const invitationKeptFor = 30 * 24 * 60 * 60 * 1_000

/** Why the viewer cannot mail invitations: they go to strangers, so the sender's own mailbox is known. */
export function whyNotInvite({ email_verified }: { email_verified: boolean }): Refusal | null {
  return email_verified ? null : 'email-not-confirmed'
}

type Invited = { role: Role; isInTeam: boolean; hasJobs: boolean; isAddressee: boolean }

/** Why the signed-in user cannot accept an invitation; `null` when they can. */
export function whyNotJoin({ role, isInTeam, hasJobs, isAddressee }: Invited): Refusal | null {
  if (!isAddressee) return 'invitation-of-another'
  if (role !== 'employer') return 'invitation-for-employers'
  if (isInTeam) return 'already-in-team'
  return hasJobs ? 'has-own-jobs' : null
}

/** Why the viewer cannot remove a member: owners remove others, and everybody may leave. */
export function whyNotRemove({ id, teamRole }: Pick<Viewer, 'id' | 'teamRole'>, memberId: string): Refusal | null {
  return id === memberId || teamAllows(teamRole, 'team:manage') ? null : 'team-role-too-low'
}
