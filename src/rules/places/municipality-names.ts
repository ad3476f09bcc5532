import type { Prefecture } from '#rules/jobs/prefectures.ts'
import { type Municipality, municipalities, municipalityByCode, ownName } from './municipalities.ts'
import { placeText } from './place-text.ts'

/** Municipalities with this name; a county's are all of its own. */
export type NamedMunicipalities = { codes: readonly string[]; isCounty: boolean }

/** A city's name without 市: 横浜. */
const withoutSuffix = (name: string) => name.replace(/市$/, '')

/** The full spellings of a municipality's name. */
function spellings(municipality: Municipality): string[] {
  const { name, county, city } = municipality
  const parent = city === null ? '' : (municipalityByCode.get(city)?.name ?? '')
  const own = ownName(municipality)
  return [name, own, ...(county ? [county + name] : []), ...(parent ? [withoutSuffix(parent) + own] : [])]
}

/** The meanings of full names in the spelling of `placeText`: 横浜市, 横浜市西区, 横浜西区, 西区, 余市郡余市町, 余市郡. */
export const municipalityNames: ReadonlyMap<string, NamedMunicipalities> = readNames()

/** Codes of municipalities by reading: よこはまし. */
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

/** The prefecture of all these municipalities; null when they are in several. */
export function onePrefecture(codes: readonly string[]): Prefecture | null {
  const found = new Set(codes.map((code) => municipalityByCode.get(code)?.prefecture))
  const [prefecture = null] = found
  return found.size === 1 ? prefecture : null
}
