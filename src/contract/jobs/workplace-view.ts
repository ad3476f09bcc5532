import type { JobFilters } from '#rules/jobs/job-filters.ts'
import { municipalityByCode } from '#rules/places/municipalities.ts'
import type { PlaceOfWork } from '#rules/places/places-of-job.ts'
import { lineById, stationById } from '#rules/places/railways.ts'
import { commuteTo, distanceTo } from '#rules/places/where.ts'

/** As addresses write it: 余市郡余市町. */
function municipalityName(code: string | null): string | null {
  const municipality = municipalityByCode.get(code ?? '')
  return municipality ? municipality.county + municipality.name : null
}

/** How far a job is from where a search asks; nothing where it does not ask. */
export function farnessView(
  workplaces: readonly PlaceOfWork[],
  { near, commute }: Pick<JobFilters, 'near' | 'commute'>,
) {
  const distance = near && distanceTo(workplaces, near)
  const commute_minutes = commute && commuteTo(workplaces, commute.from)
  return {
    ...(distance && { distance: { ...distance, km: Math.round(distance.km * 10) / 10 } }),
    ...(commute_minutes !== null && { commute_minutes }),
  }
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
