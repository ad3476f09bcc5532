import { nfkc } from '#rules/nfkc.ts'
import { prefecturesOf } from './job-places.ts'
import { type Prefecture, prefectures } from './prefectures.ts'

/** A place of work as addresses name it: the prefecture, and the municipality where the text goes on with one. */
export type JobPlace = { region: string; locality: string | null }

const byValue = new Map<Prefecture, (typeof prefectures)[number]>(prefectures.map((each) => [each.value, each]))

/** 区 of Tokyo; 郡 with its 町 or 村; 市, with its 区 where it has some; 町 and 村 alone. A name may hold 市 itself (四日市市). */
const municipality =
  /^(?:[^\s市区町村]{1,4}区|[^\s]{1,5}?郡[^\s]{1,6}?[町村]|[^\s]{1,6}?市市?(?:[^\s市区]{1,4}区)?|[^\s]{1,5}?[町村])/

/** The places that a location text names, in its order; none where it names no prefecture. */
export function jobPlaces(location: string): JobPlace[] {
  const text = nfkc(location)
  return prefecturesOf(location).map((value) => {
    const { name = '', short = '' } = byValue.get(value) ?? {}
    const at = text.indexOf(name)
    const rest = at >= 0 ? text.slice(at + name.length) : text.slice(text.indexOf(short) + short.length)
    return { region: name, locality: municipality.exec(rest.trimStart())?.[0] ?? null }
  })
}
