import type { z } from 'zod'
import { fault } from '#contract/fields.ts'
import { municipalityByCode } from '#rules/places/municipalities.ts'
import { lineById, stationById } from '#rules/places/railways.ts'
import type { StationAccess, Terms } from '#rules/postings/terms.ts'

type Place = { municipality?: string | null | undefined; stations?: readonly StationAccess[] | null | undefined }
type Path = (string | number)[]

/** The places of terms that are in no table, by their paths. */
function unknownPlaces({ workplace, workplaces }: Terms): Path[] {
  return [
    ...unknownIn(workplace ?? {}, ['workplace']),
    ...(workplaces ?? []).flatMap((place, at) => unknownIn(place, ['workplaces', at])),
  ]
}

function unknownIn({ municipality, stations }: Place, path: Path): Path[] {
  const unknown: Path[] = municipality && !municipalityByCode.has(municipality) ? [[...path, 'municipality']] : []
  for (const [at, { id, line }] of (stations ?? []).entries()) {
    if (!stationById.has(id)) unknown.push([...path, 'stations', at, 'id'])
    if (line && !lineById.has(line)) unknown.push([...path, 'stations', at, 'line'])
  }
  return unknown
}

/** A station that is stated by its id alone is also said by its name, which lists and tables show. */
function withStationName<Of extends { terms?: Terms | null | undefined }>(job: Of): Of {
  const { workplace } = job.terms ?? {}
  const [access] = workplace?.stations ?? []
  if (!access || workplace?.station) return job
  const station = `${stationById.get(access.id)?.name}駅`
  const station_minutes = access.by === 'walk' ? access.minutes : null
  return { ...job, terms: { ...job.terms, workplace: { ...workplace, station, station_minutes } } }
}

/** The schema of a posting, which also refuses places that are in no table. Not for browsers, which have none. */
export const withKnownPlaces = <Schema extends z.ZodType<{ terms?: Terms | null | undefined }>>(schema: Schema) =>
  schema
    .superRefine(({ terms }, context) => {
      for (const path of unknownPlaces(terms ?? {}))
        context.addIssue({ code: 'custom', path: ['terms', ...path], message: fault('choice-unknown') })
    })
    .transform(withStationName<z.output<Schema>>)
