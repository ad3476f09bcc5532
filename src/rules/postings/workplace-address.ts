import { type Prefecture, prefectures } from '#rules/jobs/prefectures.ts'
import type { WorkplaceTerms } from './terms.ts'

/** An address in parts for machines; null is unknown. */
export type WorkplaceAddress = AddressParts & {
  /** 160-0023 */
  postalCode: string | null
  street: string
}

/** 東京都 and 新宿区. */
export type AddressParts = { region: string | null; locality: string | null }

/** The names of a place of work. */
type NamedPlace = { prefecture: Prefecture | null; municipality_name: string | null }

export const addressParts = ({ prefecture, municipality_name }: NamedPlace): AddressParts => ({
  region: prefectures.find(({ value }) => value === prefecture)?.name ?? null,
  locality: municipality_name,
})

/** The stated address of a place of work; null when not stated. */
export function workplaceAddress(
  workplace: WorkplaceTerms | null | undefined,
  place: NamedPlace,
): WorkplaceAddress | null {
  const { address, postal_code } = workplace ?? {}
  if (!address) return null
  const parts = addressParts(place)
  const rest = [parts.region, parts.locality].reduce<string>(
    (text, part) => (part && text.startsWith(part) ? text.slice(part.length).trimStart() : text),
    address,
  )
  return {
    ...parts,
    postalCode: postal_code ? `${postal_code.slice(0, 3)}-${postal_code.slice(3)}` : null,
    street: rest || address,
  }
}
