import { cells } from '#rules/cells.ts'
import type { Prefecture } from '#rules/jobs/prefectures.ts'
import { prefectureOfCode } from './prefecture-of-code.ts'
import table from './tables/municipalities.json' with { type: 'json' }

/** A city, ward, town or village. */
export type Municipality = {
  /** Five digits of 全国地方公共団体コード. */
  code: string
  prefecture: Prefecture
  /** With its city if it is a ward: 横浜市西区. */
  name: string
  kana: string
  latitude: number
  longitude: number
  /** 郡; empty for cities and wards. */
  county: string
  /** The code of a ward's city; null for all others. */
  city: string | null
}

/** All municipalities by code; a city comes before its wards. */
export const municipalities: readonly Municipality[] = readTable()

export const municipalityByCode: ReadonlyMap<string, Municipality> = new Map(
  municipalities.map((each) => [each.code, each]),
)

const wardsByCity = Map.groupBy(municipalities, ({ city }) => city)

/** The codes that a code includes: a city's own and its wards'. */
export const withWards = (code: string): string[] => [code, ...(wardsByCity.get(code) ?? []).map((ward) => ward.code)]

/** A ward's name without its city; other names as they are. */
export function ownName({ name, city }: Municipality): string {
  return name.slice(city === null ? 0 : (municipalityByCode.get(city)?.name.length ?? 0))
}

function readTable(): Municipality[] {
  let city: Municipality | null = null
  return cells(table).map(([code = '', name = '', kana = '', latitude, longitude, county = '']) => {
    const isWard = city !== null && city.code.slice(0, 2) === code.slice(0, 2) && /市.+区$/.test(name)
    const municipality: Municipality = {
      ...{ code, prefecture: prefectureOfCode(code), name, kana, county },
      ...{ latitude: Number(latitude), longitude: Number(longitude) },
      city: isWard ? (city?.code ?? null) : null,
    }
    if (!isWard && name.endsWith('市')) city = municipality
    return municipality
  })
}
