import { commuteSteps } from '#rules/jobs/job-filters.ts'
import { buildRailwayGraph } from './railway-graph.ts'
import { samePlace, stationById, stations } from './railways.ts'

/** Costs of waiting and changing in tenths of a minute; tables/README.md. */
const cost = { firstBoarding: 40, sameLine: 30, through: 20, change: 50, changeAfterWalk: 30 }

/** A traveller who arrives this much later than another can board no train earlier, whatever a change costs. */
const nothingNew = 80

const unreached = 2 ** 30
const graph = buildRailwayGraph()

/**
 * Minutes from the nearest of some stations to each station reachable within `limit`, by id: first wait, trains and
 * changes, without walks to and from stations. An estimate (目安) without timetables, for daytime trains without a seat
 * fee.
 */
export function minutesFrom(from: string | readonly string[], limit: number): ReadonlyMap<string, number> {
  const known = [from].flat().flatMap((id) => stationById.get(id) ?? [])
  if (known.length === 0) return new Map()
  const start = new Set(known.flatMap((station) => samePlace(station).map(({ id }) => id)))
  const reached = reach(
    stations.flatMap(({ id }, at) => (start.has(id) ? [at] : [])),
    Math.floor(limit * 10) - cost.firstBoarding,
  )
  const minutes = new Map<string, number>()
  for (const [at, { id }] of stations.entries()) {
    const tenths = (reached[at] ?? unreached) + cost.firstBoarding
    if (start.has(id)) minutes.set(id, 0)
    else if (tenths <= limit * 10) minutes.set(id, tenths / 10)
  }
  return minutes
}

/** Longer than any commute that a search may ask for. */
export const never = 255
const longest = Math.max(...commuteSteps)

/** Searches need many jobs' stations, and lists and alerts the same few again; 9 KB each. */
const kept = new Map<string, Uint8Array>()
const mostKept = 1_000

/** Whole minutes from a station to each of `stations`, rounded up; `never` beyond the longest step of a search. */
export function minutesToAll(station: string): Uint8Array {
  const before = kept.get(station)
  if (before) return before
  const minutes = minutesFrom(station, longest)
  const all = Uint8Array.from(stations, ({ id }) => Math.ceil(minutes.get(id) ?? never))
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '')
  kept.set(station, all)
  return all
}

/** Tenths of a minute on trains and changes from any station of `start` to each; `unreached` beyond `most`. */
function reach(start: readonly number[], most: number): Int32Array {
  const { calls, stationOf, lineOf, waitOf, next, nextTenths, previous, previousTenths, callsAt, walks, through } =
    graph
  const best = new Int32Array(stations.length).fill(unreached)
  const earliest = new Int32Array(calls).fill(unreached)
  // A bucket per time instead of a heap, because times are small integers.
  const due: number[][] = Array.from({ length: Math.max(0, most + 1) }, () => [])
  const relax = (call: number, time: number) => {
    if (time > most || time >= (earliest[call] ?? 0)) return
    earliest[call] = time
    due[time]?.push(call)
  }
  const arrive = (station: number, time: number) => {
    if (time < (best[station] ?? 0)) best[station] = time
  }
  const board = (station: number, time: number) => {
    for (const call of callsAt[station] ?? []) relax(call, time)
  }
  for (const station of start) {
    board(station, 0)
    for (const { to, tenths } of walks[station] ?? []) {
      // Walking alone includes no first wait.
      arrive(to, tenths - cost.firstBoarding)
      board(to, tenths)
    }
  }
  for (const [time, arriving] of due.entries()) {
    for (const call of arriving) {
      if (time > (earliest[call] ?? 0)) continue
      const station = stationOf[call] ?? 0
      const line = lineOf[call] ?? 0
      if ((next[call] ?? -1) >= 0) relax(next[call] ?? 0, time + (nextTenths[call] ?? 0))
      if ((previous[call] ?? -1) >= 0) relax(previous[call] ?? 0, time + (previousTenths[call] ?? 0))
      if (time >= (best[station] ?? 0) + nothingNew) continue
      arrive(station, time)
      for (const other of callsAt[station] ?? []) {
        const boarded = lineOf[other] ?? 0
        const change = through[line]?.has(boarded) ? cost.through : cost.change + (waitOf[other] ?? 0)
        relax(other, time + (boarded === line ? cost.sameLine : change))
      }
      for (const { to, tenths } of walks[station] ?? []) {
        arrive(to, time + tenths)
        for (const other of callsAt[to] ?? []) relax(other, time + tenths + cost.changeAfterWalk + (waitOf[other] ?? 0))
      }
    }
  }
  return best
}
