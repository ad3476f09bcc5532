import { teamAllows } from '#rules/people/permissions.ts'
import type { Party, Viewer } from '#rules/people/roles.ts'
import type { Refusal } from '#rules/refusals.ts'

/** Who talks within an application: whoever applied, and the people of whoever owns the job. */
export const sides = ['applicant', 'employer'] as const
export type Side = (typeof sides)[number]

/** The one who is written to. */
export const otherSide: Record<Side, Side> = { applicant: 'employer', employer: 'applicant' }

/**
 * On which side of an application somebody stands; null for everybody else. Administrators are strangers here: the
 * operator of a board does not read along.
 */
export function sideOf(
  { id, employerId }: Party,
  { applicant_id, owner_id }: { applicant_id: string; owner_id: string },
): Side | null {
  if (id === applicant_id) return 'applicant'
  return employerId === owner_id ? 'employer' : null
}

/** Why somebody on a side may read there and not write; `null` when they may. */
export function whyNotWrite({ teamRole }: Pick<Viewer, 'teamRole'>, side: Side): Refusal | null {
  return side === 'employer' && !teamAllows(teamRole, 'application:decide') ? 'team-role-too-low' : null
}
