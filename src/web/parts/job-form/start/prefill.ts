import { jobPlaces, prefecturesOf } from '#rules/jobs/job-places.ts'
import { nfkc } from '#rules/nfkc.ts'
import type { JobValues } from '#web/parts/job-form/values/job-values.ts'
import type { TermsValues } from '#web/parts/job-form/values/terms-values.ts'

/** A new job's initial values from the employer's profile. */
type StatedByProfile = { name: string | null; address: string | null; postal_code: string | null }

export type Prefill = Pick<JobValues, 'company' | 'location'>

/** The company and its municipality, where most jobs are; the visible field can be corrected. */
export function prefillOf({ name, address }: StatedByProfile): Prefill {
  const place = placeOf(address)
  return { company: name ?? '', location: place ? `${place.region}${place.locality ?? ''}` : '' }
}

/**
 * The employer's address as workplace; null without a prefecture at its start. Filled in only on a press, because an
 * unchecked address would be a false statement.
 */
export function workplaceOf({ address, postal_code }: StatedByProfile): Partial<TermsValues['workplace']> | null {
  const place = placeOf(address)
  const [prefecture] = prefecturesOf(place?.region ?? '')
  if (!address || !place || !prefecture) return null
  const rest = nfkc(address).trim().slice(place.region.length).trim()
  return rest ? { postal_code: postal_code ?? '', prefecture, address: rest } : null
}

function placeOf(address: string | null) {
  const text = nfkc(address ?? '').trim()
  return jobPlaces(text).find(({ region }) => text.startsWith(region))
}
