import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgePair, type Pair } from './judge-pairs.ts'
import {
  type CommuteCase,
  type JobPlaceCase,
  judgeCommute,
  judgeJobPlaces,
  judgePlaceWord,
  type PlaceWordCase,
} from './judge-places.ts'
import { judgeTitle, type TitleCase } from './judge-titles.ts'
import type { Outcome } from './outcome.ts'

/** Each shape of a case, told by members that no other has. */
const judges: readonly { members: readonly string[]; judge: (value: never) => Outcome | Outcome[] }[] = [
  { members: ['query', 'text', 'meant'], judge: (value: Pair) => judgePair(value) },
  { members: ['location', 'places'], judge: (value: JobPlaceCase) => judgeJobPlaces(value) },
  { members: ['query', 'finds'], judge: (value: PlaceWordCase) => judgePlaceWord(value) },
  { members: ['from', 'to', 'minutes'], judge: (value: CommuteCase) => judgeCommute(value) },
  { members: ['title', 'ids'], judge: (value: TitleCase) => judgeTitle(value) },
]

/** The outcomes of all cases in the files of a directory: `.jsonl`, or `.json` with a list of cases. */
export function outcomesOf(directory: string): Outcome[] {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => /\.jsonl?$/.test(file))
  return files.sort().flatMap((file) => casesIn(readFileSync(join(directory, file), 'utf8'), file).flatMap(judged))
}

function judged(value: object): Outcome[] {
  const fitting = judges.find(({ members }) => members.every((member) => Object.hasOwn(value, member)))
  return fitting ? [fitting.judge(value as never)].flat() : []
}

/** The objects of a file, or of its `titles`; rows of `pairs` become objects by `fields`. */
function casesIn(text: string, file: string): object[] {
  if (file.endsWith('l'))
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  const content = JSON.parse(text)
  if (Array.isArray(content)) return content
  const {
    titles = [],
    fields = [],
    pairs = [],
  }: { titles?: object[]; fields?: string[]; pairs?: unknown[][] } = content
  if (titles.length > 0) return titles
  return pairs.map((row) => Object.fromEntries(fields.map((field, at) => [field, row[at]])))
}
