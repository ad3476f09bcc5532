import type { Prefecture } from '#rules/jobs/prefectures.ts'
import { type Municipality, municipalities, municipalityByCode, ownName } from './municipalities.ts'
import { placeText } from './place-text.ts'

/** The municipalities that a name may mean; a county means its own and names none of them. */
export type NamedMunicipalities = { codes: readonly string[]; isCounty: boolean }

/** 市 of a name left out: 横浜. */
const withoutSuffix = (name: string) => name.replace(/市$/, '')

/** The ways in which a municipality's name is written in full. */
function spellings(municipality: Municipality): string[] {
  const { name, county, city } = municipality
  const parent = city === null ? '' : (municipalityByCode.get(city)?.name ?? '')
  const own = ownName(municipality)
  return [name, own, ...(county ? [county + name] : []), ...(parent ? [withoutSuffix(parent) + own] : [])]
}

/** What each full name means, in the spelling of `placeText`: 横浜市, 横浜市西区, 横浜西区, 西区, 余市郡余市町, 余市郡. */
export const municipalityNames: ReadonlyMap<string, NamedMunicipalities> = readNames()

/** The codes of the municipalities that are read so: よこはまし. */
export const municipalityReadings: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(municipalities, ({ kana }) => kana)].map(([kana, named]) => [kana, named.map(({ code }) => code)]),
)

function readNames(): Map<string, NamedMunicipalities> {
  const names = new Map<string, { codes: string[]; isCounty: boolean }>()
  const add = (name: string, code: string, isCounty: boolean) => {
    const key = placeText(name)
    const known = names.get(key)
    if (known === undefined) names.set(key, { codes: [code], isCounty })
    else if (!known.codes.includes(code)) known.codes.push(code)
  }
  for (const municipality of municipalities) {
    for (const name of spellings(municipality)) add(name, municipality.code, false)
    if (municipality.county) add(municipality.county, municipality.code, true)
  }
  return names
}

/** The prefecture in which all of these municipalities lie; null where they lie in several. */
export function onePrefecture(codes: readonly string[]): Prefecture | null {
  const found = new Set(codes.map((code) => municipalityByCode.get(code)?.prefecture))
  const [prefecture = null] = found
  return found.size === 1 ? prefecture : null
}
