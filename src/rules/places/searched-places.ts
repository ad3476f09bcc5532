import { prefectures } from '#rules/jobs/prefectures.ts'
import { municipalityByCode } from './municipalities.ts'
import type { PlaceOfWork } from './places-of-job.ts'
import { lineById, stationById } from './railways.ts'

/** The searchable names of workplaces: 神奈川県横浜市鶴見区, 生麦駅. Readings are resolved in the query. */
export const searchedPlaces = (workplaces: readonly PlaceOfWork[]): string[] => [
  ...new Set(workplaces.flatMap((place) => [areaName(place), ...place.stations.flatMap(accessNames)]).filter(Boolean)),
]

function areaName({ prefecture, municipality }: PlaceOfWork): string {
  const { county = '', name = '' } = municipalityByCode.get(municipality ?? '') ?? {}
  return `${prefectures.find(({ value }) => value === prefecture)?.name ?? ''}${county}${name}`
}

function accessNames({ id, line }: PlaceOfWork['stations'][number]): string[] {
  const station = stationById.get(id)
  return [lineById.get(line ?? '')?.name ?? '', station ? `${station.name}駅` : '']
}
