import type { z } from 'zod'
import { endpointAddress } from '#contract/addresses.ts'
import { nothingStated } from '#rules/people/employer-profile.ts'
import type { moderatedEmployer } from './employer-profile.ts'
import type { listedEmployer, publicEmployer } from './public-employers.ts'

type Row = Omit<z.input<typeof moderatedEmployer>, 'verified_before' | 'logo_url' | 'photos'> & StoredPictures
type StoredPictures = { logo_id: string | null; photo_ids: readonly string[] }

const nothingSaved: Row = {
  ...nothingStated,
  ...{ verified_at: null, last_verification: null, logo_id: null, photo_ids: [], trade_names: [], updated_at: null },
}

/** Fewer followers are not told. */
const fewestFollowers = 10

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

type Listed = Omit<z.input<typeof listedEmployer>, 'id' | 'logo_url'> & { user_id: string; logo_id: string | null }
type Public = Omit<z.input<typeof publicEmployer>, 'id' | 'logo_url' | 'photos'> & { user_id: string } & StoredPictures

/** A stored profile for lists of employers. */
export const listedEmployerView = ({ user_id, ...row }: Listed): z.input<typeof listedEmployer> => ({
  ...row,
  id: user_id,
  logo_url: row.logo_id && employerPictureUrl(row.logo_id),
})

/** A stored profile as everybody reads it; a small number of followers would tell who follows. */
export const publicEmployerView = ({
  user_id,
  followers,
  ...row
}: Public & { followers: number }): z.input<typeof publicEmployer> => ({
  ...row,
  ...employerPictures(row),
  id: user_id,
  followers: followers < fewestFollowers ? null : followers,
})
