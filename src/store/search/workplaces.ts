import { municipalities } from '#rules/places/municipalities.ts'
import type { PlaceOfWork } from '#rules/places/places-of-job.ts'
import { stations } from '#rules/places/railways.ts'
import type { Where } from '#rules/places/where.ts'
import type { StationAccess } from '#rules/postings/terms.ts'
import { type Bitmap, emptyBitmap, setBit } from './bitmap.ts'
import { bytesOf, decodeArray } from './typed-arrays.ts'

/** The workplaces of a segment's jobs: those of a job are the entries from its start to the next. */
export type Workplaces = { starts: Uint32Array; entries: Uint32Array }

// An entry is a municipality or a way from a station: its number in 16 bits, minutes in 10, how, and what it is.
const numbers = 2 ** 16
const minutesFrom = 16
const notStated = 1_023
const onFoot = 1 << 26
const kindFrom = 28
const kinds = { station: 0, areaWithStation: 1, areaAlone: 3 } as const

/** The numbers of ids that begin with X follow those of all others. */
const firstOfX = 50_000

/** A station's number, which stays when the table changes. */
export const stationCode = (id: string): number => (id.startsWith('X') ? firstOfX + Number(id.slice(1)) : Number(id))

export const areaCode = (code: string): number => Number(code)

function entriesOf({ municipality, stations }: PlaceOfWork): number[] {
  const kind = stations.length > 0 ? kinds.areaWithStation : kinds.areaAlone
  const area = municipality === null ? [] : [areaCode(municipality) + kind * 2 ** kindFrom]
  return [...area, ...stations.map(stationEntry)]
}

const stationEntry = ({ id, minutes, by }: StationAccess): number =>
  stationCode(id) + ((minutes ?? notStated) << minutesFrom) + (by === 'walk' ? onFoot : 0)

/** The column of a segment: a start for each job and one more, then the entries. */
export function encodeWorkplaces(jobs: readonly (readonly PlaceOfWork[])[]): Buffer {
  const entries = jobs.map((places) => places.flatMap(entriesOf))
  const starts = [0]
  for (const { length } of entries) starts.push((starts.at(-1) ?? 0) + length)
  return bytesOf(Uint32Array.from([...starts, ...entries.flat()]))
}

/** A segment from before jobs had workplaces has none. */
export function decodeWorkplaces(bytes: Buffer, size: number): Workplaces {
  if (bytes.length === 0) return { starts: new Uint32Array(size + 1), entries: new Uint32Array() }
  const numbers = decodeArray(Uint32Array, bytes)
  return { starts: numbers.subarray(0, size + 1), entries: numbers.subarray(size + 1) }
}

type Segment = { size: number; workplaces: Workplaces }

/** An entry in its parts. */
export const isStation = (entry: number): boolean => entry >>> kindFrom === kinds.station
/** The minutes from a station; 0 where they are not stated. */
export function minutesIn(entry: number): number {
  const minutes = (entry >>> minutesFrom) & notStated
  return minutes === notStated ? 0 : minutes
}
/** The minutes on foot; beyond every step where it is another way, or they are not stated. */
export const walkIn = (entry: number): number => (entry & onFoot ? (entry >>> minutesFrom) & notStated : notStated)

/** What a search asks of places, by the numbers of entries. */
type Tables = {
  /** Whether more than prefectures is asked. */
  isNeeded: boolean
  /** The most minutes from each station. */
  most: Int16Array
  /** 1 for a municipality that is asked for, and 2 for one that is near. */
  areas: Uint8Array
  /** 1 for each station that was asked for. */
  asked: Uint8Array
}

const tablesOf = new WeakMap<Where, Tables>()

function tables(where: Where): Tables {
  const known = tablesOf.get(where)
  if (known) return known
  const most = new Int16Array(numbers).fill(-1)
  const [areas, asked] = [new Uint8Array(numbers), new Uint8Array(numbers)]
  for (const { id } of stations) {
    most[stationCode(id)] = Math.min(where.mostMinutes(id), notStated)
    if (where.stations.has(id)) asked[stationCode(id)] = 1
  }
  for (const { code } of municipalities)
    areas[areaCode(code)] = (where.areas.has(code) ? 1 : 0) + (where.nearAreas.has(code) ? 2 : 0)
  const isNeeded = most.some((minutes) => minutes >= 0) || areas.some((bits) => bits > 0)
  const made = { isNeeded, most, areas, asked }
  tablesOf.set(where, made)
  return made
}

/** The jobs of a segment whose workplaces are where a search asks, beside its prefectures; null where it asks no more. */
export function jobsThere({ size, workplaces }: Segment, where: Where): Bitmap | null {
  const { isNeeded, most, areas } = tables(where)
  if (!isNeeded) return null
  const { starts, entries } = workplaces
  const bitmap = emptyBitmap(size)
  for (let ordinal = 0; ordinal < size; ordinal++) {
    const end = starts[ordinal + 1]!
    for (let at = starts[ordinal]!; at < end; at++) {
      const entry = entries[at]!
      const number = entry & 0xffff
      const isThere = isStation(entry)
        ? minutesIn(entry) <= most[number]!
        : (areas[number]! & (entry >>> kindFrom)) !== 0
      if (!isThere) continue
      setBit(bitmap, ordinal)
      break
    }
  }
  return bitmap
}

/** The minutes on foot to a job as in rules/places/where; beyond every step where none are stated. */
export function walkAt({ starts, entries }: Workplaces, ordinal: number, where: Where): number {
  const { asked } = tables(where)
  let nearest = notStated
  let fromAsked = notStated
  let isAtAsked = false
  for (let at = starts[ordinal]!; at < starts[ordinal + 1]!; at++) {
    const entry = entries[at]!
    if (!isStation(entry)) continue
    const walk = walkIn(entry)
    if (walk < nearest) nearest = walk
    if (asked[entry & 0xffff] === 0) continue
    isAtAsked = true
    if (walk < fromAsked) fromAsked = walk
  }
  return isAtAsked ? fromAsked : nearest
}

const fromNearest = new WeakMap<Workplaces, Map<number, Bitmap>>()

/** The jobs of a segment within a walk; do not change the result. */
export function jobsWithinWalk({ size, workplaces }: Segment, most: number, where: Where): Bitmap {
  const isNearest = where.stations.size === 0
  const known = fromNearest.get(workplaces) ?? new Map<number, Bitmap>()
  const before = isNearest ? known.get(most) : undefined
  if (before) return before
  const bitmap = emptyBitmap(size)
  for (let ordinal = 0; ordinal < size; ordinal++)
    if (walkAt(workplaces, ordinal, where) <= most) setBit(bitmap, ordinal)
  if (isNearest) fromNearest.set(workplaces, known.set(most, bitmap))
  return bitmap
}
