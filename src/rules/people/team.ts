import type { Refusal } from '#rules/refusals.ts'
import { teamAllows } from './permissions.ts'
import type { Role, Viewer } from './roles.ts'

/** So many people and invitations a team has at most, the employer's own account included. */
export const mostTeamPeople = 50

/** An invitation holds for so long (ms), and is forgotten so long after it was sent. */
export const invitationLifetime = 7 * 24 * 60 * 60 * 1_000
export const invitationKeptFor = 30 * 24 * 60 * 60 * 1_000

/** So many invitations an employer may send, and so many one mailbox gets. */
export const invitationsPerEmployer = { times: 60, seconds: 60 * 60 }
export const invitationsPerMailbox = { times: 5, seconds: 60 * 60 }

type Invited = { role: Role; isInTeam: boolean; hasJobs: boolean; isAddressee: boolean }

/** Why somebody who is signed in cannot take an invitation; `null` when they can. */
export function whyNotJoin({ role, isInTeam, hasJobs, isAddressee }: Invited): Refusal | null {
  if (!isAddressee) return 'invitation-of-another'
  if (role !== 'employer') return 'invitation-for-employers'
  if (isInTeam) return 'already-in-team'
  return hasJobs ? 'has-own-jobs' : null
}

/** Why the viewer cannot take somebody out of the team: owners remove others, everybody leaves by themselves. */
export function whyNotRemove({ id, teamRole }: Pick<Viewer, 'id' | 'teamRole'>, memberId: string): Refusal | null {
  return id === memberId || teamAllows(teamRole, 'team:manage') ? null : 'team-role-too-low'
}
