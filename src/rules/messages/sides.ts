/** Who talks within an application: whoever applied, and whoever owns the job. */
export const sides = ['applicant', 'employer'] as const
export type Side = (typeof sides)[number]

/** The one who is written to. */
export const otherSide: Record<Side, Side> = { applicant: 'employer', employer: 'applicant' }

/**
 * On which side of an application somebody stands; null for everybody else. Administrators are strangers here: the
 * operator of a board does not read along.
 */
export function sideOf(
  userId: string,
  { applicant_id, owner_id }: { applicant_id: string; owner_id: string },
): Side | null {
  if (userId === applicant_id) return 'applicant'
  return userId === owner_id ? 'employer' : null
}
