import { never } from '#rules/places/commute.ts'
import { municipalities } from '#rules/places/municipalities.ts'
import type { PlaceOfWork } from '#rules/places/places-of-job.ts'
import { stations } from '#rules/places/railways.ts'
import type { Where } from '#rules/places/where.ts'
import { type Bitmap, emptyBitmap, setBit } from './bitmap.ts'
import { bytesOf, decodeArray } from './typed-arrays.ts'

/** A segment's jobs by place: those at `keys[i]` are the entries from `starts[i]` to the next start. */
export type Workplaces = { size: number; keys: Uint32Array; starts: Uint32Array; entries: Uint32Array }

/** Keys of municipalities follow those of stations. */
const firstArea = 2 ** 16
/** The numbers of ids that begin with X follow those of all others. */
const firstOfX = 50_000

/** A station's number, which survives changes of the table. */
export const stationCode = (id: string): number => (id.startsWith('X') ? firstOfX + Number(id.slice(1)) : Number(id))

const numberOf = (key: number): number => key & 0xffff
export const areaCode = (code: string): number => Number(code)

// An entry has the job's ordinal in 16 bits; then for a station minutes in 10 bits and whether they are on foot, and
// for a municipality whether its workplace names no station.
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
/** Whether a municipality's workplace names no station. */
export const isAloneIn = (entry: number): boolean => (entry & isAlone) !== 0
/** Minutes on foot; beyond every step if the way is another or not stated. */
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

/** A fast set of place numbers, which is asked for every place of every segment. */
export function among(numbers: Iterable<number>): (number: number) => boolean {
  const marks = new Uint8Array(firstArea)
  for (const number of numbers) marks[number] = 1
  return (number) => marks[number] === 1
}

/** The place of the first key from `least` on. */
function firstKey(keys: Uint32Array, least: number): number {
  let i = 0
  for (let end = keys.length; i < end; ) {
    const middle = (i + end) >>> 1
    if (keys[middle]! < least) i = middle + 1
    else end = middle
  }
  return i
}

/** The entries of one municipality or station. */
export function entriesAt(workplaces: Workplaces, kind: 'area' | 'station', number: number): Uint32Array {
  const { keys, starts, entries } = workplaces
  const key = number + (kind === 'area' ? firstArea : 0)
  const at = firstKey(keys, key)
  return keys[at] === key ? entries.subarray(starts[at]!, starts[at + 1]!) : new Uint32Array()
}

/** Visits each wanted municipality or station with its number and the range of its entries. */
export function eachPlace(
  { keys, starts }: Workplaces,
  kind: 'area' | 'station',
  visit: (number: number, from: number, to: number) => void,
  isWanted: (number: number) => boolean,
): void {
  // Keys ascend: stations, then municipalities.
  for (let i = kind === 'area' ? firstKey(keys, firstArea) : 0; i < keys.length; i++) {
    const key = keys[i]!
    if (kind === 'station' && key >= firstArea) return
    const number = numberOf(key)
    if (isWanted(number)) visit(number, starts[i]!, starts[i + 1]!)
  }
}

/** The minutes from a station to each job, by those from it to every station; `beyond` where there is no way. */
export function commutesTo(workplaces: Workplaces, size: number, rides: Uint8Array, beyond: number): Uint16Array {
  const best = new Uint16Array(size).fill(beyond)
  const { entries } = workplaces
  const visit = (number: number, from: number, to: number) => {
    const ride = rides[number]!
    for (let i = from; i < to; i++) {
      const entry = entries[i]!
      const minutes = ride + minutesIn(entry)
      if (minutes < best[ordinalIn(entry)]!) best[ordinalIn(entry)] = minutes
    }
  }
  eachPlace(workplaces, 'station', visit, (number) => rides[number]! !== never)
  return best
}

/** The places of a search, by number. */
type Tables = {
  /** Whether it asks for more than prefectures. */
  isNeeded: boolean
  /** The most minutes from each station. */
  most: Int16Array
  /** 1 for a requested municipality, 2 for a nearby one. */
  areas: Uint8Array
}

const tablesOf = new WeakMap<Where, Tables>()
const numberedStations = stations.map(({ id }) => ({ id, number: stationCode(id) }))
const numberedAreas = municipalities.map(({ code }) => ({ code, number: areaCode(code) }))

function tables(where: Where): Tables {
  const known = tablesOf.get(where)
  if (known) return known
  const most = new Int16Array(firstArea).fill(-1)
  const areas = new Uint8Array(firstArea)
  let isNeeded = false
  for (const { id, number } of numberedStations) {
    const minutes = where.mostMinutes(id)
    most[number] = Math.min(minutes, notStated)
    isNeeded ||= minutes >= 0
  }
  for (const { code, number } of numberedAreas) {
    areas[number] = (where.areas.has(code) ? 1 : 0) + (where.nearAreas.has(code) ? 2 : 0)
    isNeeded ||= areas[number]! > 0
  }
  const made = { isNeeded, most, areas }
  tablesOf.set(where, made)
  return made
}

/** A segment's jobs at the requested places, besides prefectures; null if only prefectures are requested. */
export function jobsThere(workplaces: Workplaces, where: Where): Bitmap | null {
  const { isNeeded, most, areas } = tables(where)
  if (!isNeeded) return null
  const { entries } = workplaces
  const bitmap = emptyBitmap(workplaces.size)
  eachPlace(
    workplaces,
    'station',
    (number, from, to) => {
      const limit = most[number]!
      for (let i = from; i < to; i++) if (minutesIn(entries[i]!) <= limit) setBit(bitmap, ordinalIn(entries[i]!))
    },
    (number) => most[number]! >= 0,
  )
  eachPlace(
    workplaces,
    'area',
    (number, from, to) => {
      const isAsked = (areas[number]! & 1) === 1
      for (let i = from; i < to; i++) if (isAsked || isAloneIn(entries[i]!)) setBit(bitmap, ordinalIn(entries[i]!))
    },
    (number) => areas[number]! > 0,
  )
  return bitmap
}

const nearestOf = new WeakMap<Workplaces, Uint16Array>()

/** Lowers each job's minutes on foot to those from these stations. */
function addWalks(into: Uint16Array, workplaces: Workplaces, isWanted: (number: number) => boolean): void {
  const { entries } = workplaces
  const visit = (_number: number, from: number, to: number) => {
    for (let i = from; i < to; i++) {
      const entry = entries[i]!
      const walk = walkIn(entry)
      if (walk < into[ordinalIn(entry)]!) into[ordinalIn(entry)] = walk
    }
  }
  eachPlace(workplaces, 'station', visit, isWanted)
}

function nearestStations(workplaces: Workplaces): Uint16Array {
  const known = nearestOf.get(workplaces)
  if (known) return known
  const walks = new Uint16Array(workplaces.size).fill(notStated)
  addWalks(walks, workplaces, () => true)
  nearestOf.set(workplaces, walks)
  return walks
}

const askedOf = new WeakMap<Where, (number: number) => boolean>()
function askedStations(where: Where): (number: number) => boolean {
  const known = askedOf.get(where) ?? among([...where.stations].map(stationCode))
  askedOf.set(where, known)
  return known
}

const atNone = 0xffff
/** Shared by all searches, because no segment has more jobs. */
const walks = new Uint16Array(2 ** 16)

/**
 * A job's minutes on foot as in rules/places/where; beyond every step when none are stated. Valid until the next call.
 */
export function walksTo(workplaces: Workplaces, where: Where): (ordinal: number) => number {
  const nearest = nearestStations(workplaces)
  if (where.stations.size === 0) return (ordinal) => nearest[ordinal]!
  walks.fill(atNone, 0, workplaces.size)
  addWalks(walks, workplaces, askedStations(where))
  return (ordinal) => (walks[ordinal] === atNone ? nearest[ordinal]! : walks[ordinal]!)
}

const fromNearest = new WeakMap<Workplaces, Map<number, Bitmap>>()

/** A segment's jobs within a walk; do not change the result. */
export function jobsWithinWalk(workplaces: Workplaces, most: number, where: Where): Bitmap {
  const isNearest = where.stations.size === 0
  const known = fromNearest.get(workplaces) ?? new Map<number, Bitmap>()
  const before = isNearest ? known.get(most) : undefined
  if (before) return before
  const walkTo = walksTo(workplaces, where)
  const bitmap = emptyBitmap(workplaces.size)
  for (let ordinal = 0; ordinal < workplaces.size; ordinal++) if (walkTo(ordinal) <= most) setBit(bitmap, ordinal)
  if (isNearest) fromNearest.set(workplaces, known.set(most, bitmap))
  return bitmap
}
