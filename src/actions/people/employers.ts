import { v4 } from 'uuid'
import type { Action, SignedInContext } from '#actions/context.ts'
import { employerPictureUrl, employerProfileView } from '#contract/people/employer-profile-view.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { limits } from '#rules/limits.ts'
import { changedFacts, tradeNamesAfter } from '#rules/people/employer-profile.ts'
import { orRefuse, RefusalError } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { refusingTransaction } from '#store/database/transactions.ts'
import * as profiles from '#store/people/employer-profiles.ts'
import { takeStorage } from '#store/people/files.ts'
import { searchOn } from '#store/search/search-on.ts'

/** The own employer profile. */
export const readEmployerProfile: Action<'readEmployerProfile'> = async (_input, { db, viewer }) => {
  return { profile: employerProfileView(await profiles.findEmployerProfile(db, viewer.employerId)) }
}

/** Updates the given fields; jobs are found by another name at once. A new name, number or address needs verification again. */
export const updateEmployerProfile: Action<'updateEmployerProfile'> = async ({ body }, context) => {
  const { db, viewer, now } = context
  if ((body.founded_year ?? 0) > Number(tokyoDate(now).slice(0, 4)))
    throw new InvalidInputError([{ fault: 'year-future', path: 'founded_year' }])
  try {
    const { profile, isRenamed } = await db.transaction().execute(async (tx) => {
      const before = await profiles.lockEmployerProfile(tx, viewer.employerId)
      const changed = before.verified_at ? changedFacts(before, body) : []
      const lost = changed.length > 0
      const { trade_names, ...fields } = body
      const profile = await profiles.updateEmployerProfile(tx, viewer.employerId, {
        ...fields,
        ...(trade_names !== undefined && { trade_names: tradeNamesAfter(before.trade_names, trade_names ?? []) }),
        ...(lost && { verified_at: null }),
        updated_at: now,
      })
      await record(tx, context, 'employer:edit', viewer.employerId, { detail: { fields: Object.keys(body) } })
      if (lost)
        await record(tx, context, 'employer:lose-verification', viewer.employerId, { detail: { fields: changed } })
      return { profile, isRenamed: (['name', 'name_kana'] as const).some((field) => profile[field] !== before[field]) }
    })
    // After the commit: an edit of a job locks the job before the profile.
    if (isRenamed) await searchOn(db).renewTextsOf({ owner_id: viewer.employerId })
    return { profile: employerProfileView(profile) }
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new RefusalError('session-ended') // deleted since the request began
    throw error
  }
}

type Pictures = Pick<profiles.EmployerProfile, 'logo_id' | 'photo_ids'>

/** Stores a logo (already a WebP) and replaces the former one. */
export const uploadLogo: Action<'uploadLogo'> = async ({ logo }, context) => {
  const id = v4()
  const profile = await changePictures(context, id, logo, 'logo_url', (before) => ({ ...before, logo_id: id }))
  return { logo_url: employerPictureUrl(id), profile }
}

/** Removes the logo, if there is one. */
export const removeLogo: Action<'removeLogo'> = async (_input, context) => {
  const without = (before: Pictures) => ({ ...before, logo_id: null })
  return { profile: await changePictures(context, null, null, 'logo_url', without) }
}

/** Adds a photo (already a WebP) behind the others. */
export const addPhoto: Action<'addPhoto'> = async ({ photo }, context) => {
  const id = v4()
  const profile = await changePictures(context, id, photo, 'photos', ({ logo_id, photo_ids }) => {
    if (photo_ids.length >= limits.employer.photos) throw new RefusalError('too-many-photos')
    return { logo_id, photo_ids: [...photo_ids, id] }
  })
  return { photo: { id, url: employerPictureUrl(id) }, photos: profile.photos, profile }
}

/** Removes a photo. */
export const removePhoto: Action<'removePhoto'> = async ({ params }, context) => {
  const profile = await withoutPhoto(params.id, context)
  return { photos: profile.photos, profile }
}

/** Removes the photo that the body or the query names. */
export const removeNamedPhoto: Action<'removeNamedPhoto'> = async ({ body, query }, context) => {
  const id = body.id ?? query.id
  if (!id) throw new InvalidInputError([{ fault: 'required', path: 'id' }])
  const profile = await withoutPhoto(id, context)
  return { photos: profile.photos, profile }
}

/** A logo or photo by its random id; a new one gets a new id, so that browsers may cache it forever. */
export const readEmployerPicture: Action<'readEmployerPicture'> = async ({ params }, { db }) => {
  const picture = orRefuse(await profiles.findPicture(db, params.id), 'file-not-found')
  return { content: picture.webp, type: 'image/webp', cache: 'public, max-age=31536000, immutable' }
}

const withoutPhoto = (id: string, context: SignedInContext) =>
  changePictures(context, null, null, 'photos', ({ logo_id, photo_ids }) => {
    if (!photo_ids.includes(id)) throw new RefusalError('photo-not-found')
    return { logo_id, photo_ids: photo_ids.filter((one) => one !== id) }
  })

/** Changes what pictures the profile names, and drops those that it names no more. */
async function changePictures(
  { db, viewer, now, ...context }: SignedInContext,
  id: string | null,
  webp: Buffer | null,
  field: 'logo_url' | 'photos',
  change: (before: Pictures) => Pictures,
) {
  const employerId = viewer.employerId
  return refusingTransaction(db, { deleted: 'session-ended' }, async (tx) => {
    const storage = { account: employerId, most: context.config.storageBytes }
    if (webp) await takeStorage(tx, storage, webp.length)
    const before = await profiles.lockEmployerProfile(tx, employerId)
    const pictures = change(before)
    if (id && webp) await profiles.addPicture(tx, { id, employer_id: employerId, webp, uploaded_at: now })
    const profile = await profiles.setPictures(tx, employerId, pictures, now)
    const kept = [pictures.logo_id, ...pictures.photo_ids]
    for (const one of [before.logo_id, ...before.photo_ids])
      if (one && !kept.includes(one)) await profiles.removePicture(tx, one)
    const detail = { fields: [field] }
    await record(tx, { ...context, viewer, now }, 'employer:edit', employerId, { detail })
    return employerProfileView(profile)
  })
}
