import { municipalities } from '#rules/places/municipalities.ts'
import type { PlaceOfWork } from '#rules/places/places-of-job.ts'
import { stations } from '#rules/places/railways.ts'
import type { Where } from '#rules/places/where.ts'
import { type Bitmap, emptyBitmap, setBit } from './bitmap.ts'
import { bytesOf, decodeArray } from './typed-arrays.ts'

/** The jobs of a segment by place: those at the place of `keys[i]` are the entries from `starts[i]` to the next start. */
export type Workplaces = { size: number; keys: Uint32Array; starts: Uint32Array; entries: Uint32Array }

/** Keys of municipalities follow those of stations. */
const firstArea = 2 ** 16
/** The numbers of ids that begin with X follow those of all others. */
const firstOfX = 50_000

/** A station's number, which stays when the table changes. */
export const stationCode = (id: string): number => (id.startsWith('X') ? firstOfX + Number(id.slice(1)) : Number(id))

const numberOf = (key: number): number => key & 0xffff
export const areaCode = (code: string): number => Number(code)

// An entry is a job's ordinal in 16 bits, then for a station minutes in 10 and whether they are on foot, and for a municipality
// whether its workplace names no station.
const minutesFrom = 16
const notStated = 1_023
const onFoot = 1 << 26
const isAlone = 1 << 27

export const ordinalIn = (entry: number): number => entry & 0xffff
/** The minutes from a station; 0 where they are not stated. */
export function minutesIn(entry: number): number {
  const minutes = (entry >>> minutesFrom) & notStated
  return minutes === notStated ? 0 : minutes
}
/** The minutes on foot; beyond every step where it is another way, or they are not stated. */
export const walkIn = (entry: number): number => (entry & onFoot ? (entry >>> minutesFrom) & notStated : notStated)

/** The column of a segment: the number of keys, keys, starts, entries. */
export function encodeWorkplaces(jobs: readonly (readonly PlaceOfWork[])[]): Buffer {
  const byKey = new Map<number, number[]>()
  const add = (key: number, entry: number) => {
    const known = byKey.get(key)
    if (known) known.push(entry)
    else byKey.set(key, [entry])
  }
  for (const [ordinal, places] of jobs.entries())
    for (const { municipality, stations } of places) {
      if (municipality !== null) add(firstArea + areaCode(municipality), ordinal + (stations.length > 0 ? 0 : isAlone))
      for (const { id, minutes, by } of stations)
        add(stationCode(id), ordinal + ((minutes ?? notStated) << minutesFrom) + (by === 'walk' ? onFoot : 0))
    }
  const keys = [...byKey.keys()].sort((a, b) => a - b)
  const lists = keys.map((key) => byKey.get(key) ?? [])
  const starts = [0]
  for (const { length } of lists) starts.push((starts.at(-1) ?? 0) + length)
  return bytesOf(Uint32Array.from([keys.length, ...keys, ...starts, ...lists.flat()]))
}

/** A segment from before jobs had workplaces has none. */
export function decodeWorkplaces(bytes: Buffer, size: number): Workplaces {
  const numbers = decodeArray(Uint32Array, bytes)
  const count = numbers[0] ?? 0
  if (count === 0) return { size, keys: new Uint32Array(), starts: new Uint32Array(1), entries: new Uint32Array() }
  const entries = numbers.subarray(2 * count + 2)
  return { size, keys: numbers.subarray(1, count + 1), starts: numbers.subarray(count + 1, 2 * count + 2), entries }
}

/** Visits the entries of each municipality or of each station with its number, as long as `isWanted`. */
export function eachPlace(
  { keys, starts, entries }: Workplaces,
  kind: 'area' | 'station',
  visit: (number: number, entries: Uint32Array) => void,
  isWanted: (number: number) => boolean,
): void {
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!
    if (key >= firstArea !== (kind === 'area') || !isWanted(numberOf(key))) continue
    visit(numberOf(key), entries.subarray(starts[i]!, starts[i + 1]!))
  }
}

/** What a search asks of places, by their numbers. */
type Tables = {
  /** Whether more than prefectures is asked. */
  isNeeded: boolean
  /** The most minutes from each station. */
  most: Int16Array
  /** 1 for a municipality that is asked for, and 2 for one that is near. */
  areas: Uint8Array
}

const tablesOf = new WeakMap<Where, Tables>()

function tables(where: Where): Tables {
  const known = tablesOf.get(where)
  if (known) return known
  const most = new Int16Array(firstArea).fill(-1)
  const areas = new Uint8Array(firstArea)
  for (const { id } of stations) most[stationCode(id)] = Math.min(where.mostMinutes(id), notStated)
  for (const { code } of municipalities)
    areas[areaCode(code)] = (where.areas.has(code) ? 1 : 0) + (where.nearAreas.has(code) ? 2 : 0)
  const isNeeded = most.some((minutes) => minutes >= 0) || areas.some((bits) => bits > 0)
  const made = { isNeeded, most, areas }
  tablesOf.set(where, made)
  return made
}

/** The jobs of a segment whose workplaces are where a search asks, beside its prefectures; null where it asks no more. */
export function jobsThere(workplaces: Workplaces, where: Where): Bitmap | null {
  const { isNeeded, most, areas } = tables(where)
  if (!isNeeded) return null
  const bitmap = emptyBitmap(workplaces.size)
  eachPlace(
    workplaces,
    'station',
    (number, entries) => {
      for (const entry of entries) if (minutesIn(entry) <= most[number]!) setBit(bitmap, ordinalIn(entry))
    },
    (number) => most[number]! >= 0,
  )
  eachPlace(
    workplaces,
    'area',
    (number, entries) => {
      const isAsked = (areas[number]! & 1) === 1
      for (const entry of entries) if (isAsked || entry & isAlone) setBit(bitmap, ordinalIn(entry))
    },
    (number) => areas[number]! > 0,
  )
  return bitmap
}

const nearestOf = new WeakMap<Workplaces, Uint16Array>()

/** The least minutes on foot from some stations to each job; `start` where a job is at none of them. */
function walksFrom(workplaces: Workplaces, start: number, isWanted: (number: number) => boolean): Uint16Array {
  const walks = new Uint16Array(workplaces.size).fill(start)
  const visit = (_number: number, entries: Uint32Array) => {
    for (const entry of entries) {
      const ordinal = ordinalIn(entry)
      const walk = walkIn(entry)
      if (walk < walks[ordinal]!) walks[ordinal] = walk
    }
  }
  eachPlace(workplaces, 'station', visit, isWanted)
  return walks
}

/** The minutes on foot to each job as in rules/places/where, beyond every step where none are stated; do not change the result. */
export function walksTo(workplaces: Workplaces, where: Where): Uint16Array {
  const nearest = nearestOf.get(workplaces) ?? walksFrom(workplaces, notStated, () => true)
  nearestOf.set(workplaces, nearest)
  if (where.stations.size === 0) return nearest
  const asked = new Set([...where.stations].map(stationCode))
  const atNone = 0xffff
  const walks = walksFrom(workplaces, atNone, (number) => asked.has(number))
  for (let ordinal = 0; ordinal < walks.length; ordinal++)
    if (walks[ordinal] === atNone) walks[ordinal] = nearest[ordinal]!
  return walks
}

const fromNearest = new WeakMap<Workplaces, Map<number, Bitmap>>()

/** The jobs of a segment within a walk; do not change the result. */
export function jobsWithinWalk(workplaces: Workplaces, most: number, where: Where): Bitmap {
  const isNearest = where.stations.size === 0
  const known = fromNearest.get(workplaces) ?? new Map<number, Bitmap>()
  const before = isNearest ? known.get(most) : undefined
  if (before) return before
  const walks = walksTo(workplaces, where)
  const bitmap = emptyBitmap(workplaces.size)
  for (let ordinal = 0; ordinal < walks.length; ordinal++) if (walks[ordinal]! <= most) setBit(bitmap, ordinal)
  if (isNearest) fromNearest.set(workplaces, known.set(most, bitmap))
  return bitmap
}
