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

/** A place of work in address parts: the prefecture, and the municipality if the text continues with one. */
type JobPlace = { region: string; locality: string | null }

const byValue = new Map<Prefecture, (typeof prefectures)[number]>(prefectures.map((each) => [each.value, each]))

/** 区 of Tokyo; 郡 with its 町 or 村; 市, with its 区 if any; 町 and 村 alone. A name may contain 市 itself (四日市市). */
const municipality =
  /^(?:[^\s市区町村]{1,4}区|[^\s]{1,5}?郡[^\s]{1,6}?[町村]|[^\s]{1,6}?市市?(?:[^\s市区]{1,4}区)?|[^\s]{1,5}?[町村])/

/** The places in a location text, in order; none without a prefecture. */
export function jobPlaces(location: string): JobPlace[] {
  const text = nfkc(location)
  return prefecturesOf(location).map((value) => {
    const { name = '', short = '' } = byValue.get(value) ?? {}
    const at = text.indexOf(name)
    const rest = at >= 0 ? text.slice(at + name.length) : text.slice(text.indexOf(short) + short.length)
    return { region: name, locality: municipality.exec(rest.trimStart())?.[0] ?? null }
  })
}
