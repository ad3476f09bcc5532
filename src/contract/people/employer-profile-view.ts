import type { z } from 'zod'
import { endpointAddress } from '#contract/addresses.ts'
import { nothingStated } from '#rules/people/employer-profile.ts'
import type { moderatedEmployer } from './employer-profile.ts'

type Row = Omit<z.input<typeof moderatedEmployer>, 'verified_before' | 'logo_url' | 'photos'> & StoredPictures
type StoredPictures = { logo_id: string | null; photo_ids: readonly string[] }

const nothingSaved: Row = {
  ...nothingStated,
  ...{ verified_at: null, last_verification: null, logo_id: null, photo_ids: [], trade_names: [], updated_at: null },
}

/** The address of a logo or photo. */
export const employerPictureUrl = (id: string): string => endpointAddress('readEmployerPicture').path.replace(':id', id)

/** The logo and photos of a stored profile by their addresses. */
export const employerPictures = ({ logo_id, photo_ids }: StoredPictures) => ({
  logo_url: logo_id && employerPictureUrl(logo_id),
  photos: photo_ids.map((id) => ({ id, url: employerPictureUrl(id) })),
})

/** The version of a profile; null before anything was saved in it. */
export const versionOf = (stored: { updated_at: Date | null } | undefined): Date | null =>
  stored?.updated_at?.getTime() ? stored.updated_at : null

/** A stored profile for the contract; empty when none was saved. */
export function employerProfileView(stored: Row | undefined): z.input<typeof moderatedEmployer> {
  const profile = stored ?? nothingSaved
  const verified_before = profile.last_verification !== null
  return { ...profile, ...employerPictures(profile), verified_before, updated_at: versionOf(stored) }
}
