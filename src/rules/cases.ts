/** States of a case. */
export const caseStatuses = ['open', 'closed'] as const
export type CaseStatus = (typeof caseStatuses)[number]

/** How serious something looks, explained to the operator; it orders lists and decides nothing. */
export const levels = ['low', 'attention', 'high'] as const
export type Level = (typeof levels)[number]

/**
 * The level of a case: signs of crime or fraud are high, several reports ask for attention, and so does a suspicion that
 * somebody without an account wrote, until an operator confirms it.
 */
export function caseLevel(facts: {
  is_suspicious: boolean
  is_unconfirmed: boolean
  shows_crime: boolean
  reports: number
}): Level {
  if (facts.is_suspicious || facts.shows_crime) return 'high'
  return facts.is_unconfirmed || facts.reports >= 2 ? 'attention' : 'low'
}
