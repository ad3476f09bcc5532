import { z } from 'zod'
import { fault } from '#contract/fields.ts'
import { placeIds } from '#contract/search-conditions.ts'
import { type Prefecture, prefectureValues } from '#rules/jobs/prefectures.ts'
import { municipalityByCode } from '#rules/places/municipalities.ts'
import { prefectureAtWork } from '#rules/places/places-of-job.ts'
import { lineById, stationById } from '#rules/places/railways.ts'
import { readPlaces } from '#rules/places/read-places.ts'
import { readStation } from '#rules/places/read-station.ts'
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

/** The workplace of an imported posting with ids in place of names of its municipality and stations, where they name one each. */
export function withPlaceIds(posting: unknown): unknown {
  const read = namedWorkplace.safeParse(posting)
  if (!read.success) return posting
  const { terms, location = '' } = read.data
  const { municipality, stations } = terms.workplace
  const prefecture = terms.workplace.prefecture ?? prefectureAtWork(location, [])
  const code =
    municipality && !placeIds.area.test(municipality) ? municipalityNamed(municipality, prefecture) : undefined
  const known = code ?? municipality
  const hint = { ...(prefecture && { prefecture }), municipality: known ?? null }
  const workplace = {
    ...terms.workplace,
    ...(known && { municipality: known }),
    ...(stations && {
      stations: stations.map((access) => ({ ...access, id: readStation(access.id, hint)?.id ?? access.id })),
    }),
  }
  return { ...read.data, terms: { ...terms, workplace } }
}

const namedWorkplace = z.looseObject({
  location: z.string().optional(),
  terms: z.looseObject({
    workplace: z.looseObject({
      prefecture: z.enum(prefectureValues).nullish(),
      municipality: z.string().nullish(),
      stations: z.array(z.looseObject({ id: z.string() })).nullish(),
    }),
  }),
})

function municipalityNamed(name: string, prefecture: Prefecture | null | undefined): string | undefined {
  const [place, ...others] = readPlaces(name, prefecture ?? null).places
  return others.length === 0 ? (place?.municipality ?? undefined) : undefined
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
