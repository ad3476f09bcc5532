import { jobPlaces } from '#rules/jobs/job-address.ts'
import { prefecturesOf } from '#rules/jobs/job-places.ts'
import { nfkc } from '#rules/nfkc.ts'
import type { JobValues } from '#web/parts/job-form/values/job-values.ts'
import type { TermsValues } from '#web/parts/job-form/values/terms-values.ts'

/** What the employer's profile states, as far as a new job begins with it. */
type StatedByProfile = { name: string | null; address: string | null; postal_code: string | null }

export type Prefill = Pick<JobValues, 'company' | 'location'>

/** The company, and the municipality where it is: most jobs are there, and the field stands in sight. */
export function prefillOf({ name, address }: StatedByProfile): Prefill {
  const place = placeOf(address)
  return { company: name ?? '', location: place ? `${place.region}${place.locality ?? ''}` : '' }
}

/**
 * The employer's address as the place of work; null where it does not begin with a prefecture. It is put in on a press
 * only: an address that nobody looked at would be a false statement of where the work is.
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
