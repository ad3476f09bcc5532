import { prefectures } from '#rules/jobs/prefectures.ts'
import { stations } from '#rules/places/railways.ts'
import { wayOptions } from '#rules/postings/term-vocabularies.ts'
import type { StationAccess, Terms } from '#rules/postings/terms.ts'

const stationsIn = Map.groupBy(stations, ({ prefecture }) => prefecture)

/** The terms with a workplace and ways of working: seven in ten name up to three stations of the prefecture. */
export function withPlaceAndWays(terms: Terms | null, prefecture: string, chance: () => number): Terms | null {
  const value = prefectures.find(({ name }) => name === prefecture)?.value
  const near = (value && stationsIn.get(value)) ?? stations
  const at = Math.floor(near.length * chance() ** 2)
  const municipality = near[at]?.municipality
  const named = chance() < 0.7 ? near.slice(at, at + 1 + Math.floor(chance() * 3)) : []
  const minutes = () => 1 + Math.floor(chance() * 20)
  const access = named.map(({ id }): StationAccess => ({ id, minutes: minutes(), by: 'walk' }))
  const options = wayOptions.filter(() => chance() < 0.12)
  if (!terms) return null
  return {
    ...terms,
    workplace: { ...terms.workplace, ...(municipality && { municipality }), stations: access },
    ways: { days_min: 1 + Math.floor(chance() * 5), hours_day_min: 60 * (3 + Math.floor(chance() * 6)), options },
  }
}
