import type { z } from 'zod'
import { nothingStated } from '#rules/people/employer-profile.ts'
import type { moderatedEmployer } from './employer-profile.ts'

type Row = Omit<z.input<typeof moderatedEmployer>, 'verified_before'>

const nothingSaved: Row = { ...nothingStated, verified_at: null, last_verification: null }

/** A stored profile for the contract; empty when none was saved. */
export function employerProfileView(stored: Row | undefined): z.input<typeof moderatedEmployer> {
  const profile = stored ?? nothingSaved
  return { ...profile, verified_before: profile.last_verification !== null }
}
