import { nfkc } from '#rules/nfkc.ts'
import { type Prefecture, prefectures } from './prefectures.ts'

const names = prefectures
  .flatMap(({ value, name, short }) => [
    { text: name, value },
    { text: short, value },
  ])
  .sort((a, b) => b.text.length - a.text.length)

/**
 * The prefectures in a location text, leftmost and longest first, so that 京都 in 東京都 is not Kyoto; there may be several.
 */
export function prefecturesOf(location: string): Prefecture[] {
  const text = nfkc(location)
  const found = new Set<Prefecture>()
  for (let at = 0; at < text.length; ) {
    const hit = names.find((name) => text.startsWith(name.text, at))
    if (hit) found.add(hit.value)
    at += hit ? hit.text.length : 1
  }
  return [...found]
}
