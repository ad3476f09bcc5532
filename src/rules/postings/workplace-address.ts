import { jobPlaces } from '#rules/jobs/job-address.ts'
import { prefectures } from '#rules/jobs/prefectures.ts'
import type { WorkplaceTerms } from './terms.ts'

/** An address in parts for machines; null is unknown. */
export type WorkplaceAddress = {
  /** 160-0023 */
  postalCode: string | null
  region: string | null
  locality: string | null
  street: string
}

/** The stated place of work; null when not stated. `location` completes its text. */
export function workplaceAddress(
  workplace: WorkplaceTerms | null | undefined,
  location: string,
): WorkplaceAddress | null {
  const { address, prefecture, postal_code } = workplace ?? {}
  if (!address) return null
  const name = prefectures.find(({ value }) => value === prefecture)?.name ?? ''
  const whole = address.startsWith(name) ? address : `${name}${address}`
  const [place = jobPlaces(location)[0]] = jobPlaces(whole)
  const rest = [place?.region, place?.locality].reduce<string>(
    (text, part) => (part && text.startsWith(part) ? text.slice(part.length).trimStart() : text),
    whole,
  )
  return {
    postalCode: postal_code ? `${postal_code.slice(0, 3)}-${postal_code.slice(3)}` : null,
    region: place?.region ?? null,
    locality: place?.locality ?? null,
    street: rest || address,
  }
}
