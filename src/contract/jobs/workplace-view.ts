import { municipalityByCode } from '#rules/places/municipalities.ts'
import type { PlaceOfWork } from '#rules/places/places-of-job.ts'
import { lineById, stationById } from '#rules/places/railways.ts'

/** As addresses write it: 余市郡余市町. */
function municipalityName(code: string | null): string | null {
  const municipality = municipalityByCode.get(code ?? '')
  return municipality ? municipality.county + municipality.name : null
}

/** Where a job is, with the names of its places. */
export const workplacesView = (workplaces: readonly PlaceOfWork[]) =>
  workplaces.map(({ prefecture, municipality, stations }) => ({
    prefecture,
    municipality,
    municipality_name: municipalityName(municipality),
    stations: stations.map(({ id, line = null, minutes, by }) => ({
      ...{ id, name: stationById.get(id)?.name ?? '', line, line_name: lineById.get(line ?? '')?.name ?? null },
      ...{ minutes, by },
    })),
  }))
