import { teamAllows } from '#rules/people/permissions.ts'
import type { Party, Viewer } from '#rules/people/roles.ts'
import type { Refusal } from '#rules/refusals.ts'

/** The sides of a conversation: the applicant, and the team of the job's owner. */
export const sides = ['applicant', 'employer'] as const
export type Side = (typeof sides)[number]

/** The recipient's side. */
export const otherSide: Record<Side, Side> = { applicant: 'employer', employer: 'applicant' }

/**
 * The viewer's side in an application; null for everybody else. Administrators have none: the operator does not read
 * along.
 */
export function sideOf(
  { id, employerId }: Party,
  { applicant_id, owner_id }: { applicant_id: string | null; owner_id: string },
): Side | null {
  if (id === applicant_id) return 'applicant'
  return employerId === owner_id ? 'employer' : null
}

/** Why the viewer may read but not write; `null` when they may write. */
export function whyNotWrite({ teamRole }: Pick<Viewer, 'teamRole'>, side: Side): Refusal | null {
  return side === 'employer' && !teamAllows(teamRole, 'application:decide') ? 'team-role-too-low' : null
}
