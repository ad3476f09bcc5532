import { cells } from '#rules/cells.ts'
import { lineById, lines, runs, stations } from './railways.ts'
import throughTable from './tables/through-trains.json' with { type: 'json' }
import transferTable from './tables/transfers.json' with { type: 'json' }

/** A walk to another station. */
export type Walk = { to: number; tenths: number }

/**
 * The railways as arrays. A call is a run's stop at a station; stations and lines have the indexes of their tables.
 * Times are tenths of a minute.
 */
export type RailwayGraph = {
  calls: number
  stationOf: Int32Array
  lineOf: Int32Array
  /** The average wait for the train, in addition to the change. */
  waitOf: Int32Array
  /** The next and previous calls of the run (-1 at its ends), and the times to them. */
  next: Int32Array
  nextTenths: Int32Array
  previous: Int32Array
  previousTenths: Int32Array
  callsAt: readonly (readonly number[])[]
  walks: readonly (readonly Walk[])[]
  /** For each line, the lines with through trains. */
  through: readonly ReadonlySet<number>[]
}

const wait: Record<string, number> = { r: 50, m: 20, q: 20, x: 20, t: 20 }

/** Builds the graph of all lines except 新幹線, which needs another ticket. */
export function buildRailwayGraph(): RailwayGraph {
  const stationIndex = new Map(stations.map(({ id }, at) => [id, at]))
  const lineIndex = new Map(lines.map(({ id }, at) => [id, at]))
  const used = runs.filter(({ line }) => lineById.get(line)?.kind !== 'shinkansen')
  // A loop ends at its first station.
  const lengths = used.map(({ stations }) => stations.length - (stations[0] === stations.at(-1) ? 1 : 0))
  const calls = lengths.reduce((sum, length) => sum + length, 0)
  const array = (value = 0) => new Int32Array(calls).fill(value)
  const graph = {
    ...{ calls, stationOf: array(), lineOf: array(), waitOf: array() },
    ...{ next: array(-1), nextTenths: array(), previous: array(-1), previousTenths: array() },
    callsAt: stations.map((): number[] => []),
    walks: stations.map((): Walk[] => []),
    through: lines.map(() => new Set<number>()),
  }
  let first = 0
  for (const [at, run] of used.entries()) {
    const length = lengths[at] ?? 0
    const line = lineIndex.get(run.line) ?? 0
    for (let n = 0; n < length; n++) {
      const call = first + n
      const station = stationIndex.get(run.stations[n] ?? '') ?? 0
      graph.stationOf[call] = station
      graph.lineOf[call] = line
      graph.waitOf[call] = wait[run.isFast ? 'x' : (lines[line]?.speedClass ?? '')] ?? 0
      graph.callsAt[station]?.push(call)
    }
    for (const [n, tenths] of run.tenths.entries()) {
      const [from, to] = [first + n, first + ((n + 1) % length)]
      graph.next[from] = to
      graph.nextTenths[from] = tenths
      graph.previous[to] = from
      graph.previousTenths[to] = tenths
    }
    first += length
  }
  for (const [a = '', b = '', minutes] of cells(transferTable)) {
    const [from, to] = [stationIndex.get(a) ?? 0, stationIndex.get(b) ?? 0]
    graph.walks[from]?.push({ to, tenths: Number(minutes) * 10 })
    graph.walks[to]?.push({ to: from, tenths: Number(minutes) * 10 })
  }
  for (const [a = '', b = ''] of cells(throughTable)) {
    const [from, to] = [lineIndex.get(a) ?? 0, lineIndex.get(b) ?? 0]
    graph.through[from]?.add(to)
    graph.through[to]?.add(from)
  }
  return graph
}
