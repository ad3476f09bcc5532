import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { type Answer, eightClients, openClient } from '#bench/client.ts'
import { type Figures, figuresOf } from '#bench/figures.ts'
import type { Board } from './board.ts'
import { type Bar, callGroups, completeLists } from './calls.ts'

/** The times of one group of calls; `slowest` is the path with the largest p50, `refused` the paths without a 200. */
export type Line = { what: string; times: Figures; kilobytes: number; bar: Bar; slowest: string; refused: string[] }
export type StreamLine = { what: string; megabytes: number; perSecond: number; memory: [before: number, after: number] }
export type Results = { lines: Line[]; mixed: { times: Figures; perSecond: number }; streams: StreamLine[] }

const mixedSeconds = 10
/** The reader of a complete list hangs up after this time. */
const streamMs = 15_000

type Call = { path: string; token: string }
type Read = (call: Call) => Promise<Answer>

export type MeasureOptions = {
  /** Requests per call. */
  rounds: number
  /** Only groups and complete lists whose name contains this are measured. */
  only: string
}

/** Starts a server and measures every call one after the other, then all with eight clients at once. */
export async function measureDesks(url: string, board: Board, { rounds, only }: MeasureOptions): Promise<Results> {
  const server = fork(join(import.meta.dirname, '../search/serve.ts'), [url])
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    const memory = async () => {
      server.send('usage')
      const [{ rss }] = (await once(server, 'message')) as [{ rss: number }]
      return rss / 2 ** 20
    }
    const origin = `http://127.0.0.1:${port}`
    const client = openClient(origin, 8)
    const read: Read = ({ path, token }) => client.ask(path, { token })
    const lines: Line[] = []
    const calls: Call[] = []
    for (const group of callGroups(board).filter(({ what }) => what.includes(only))) {
      const groupCalls = await withPages(group.paths, group, read)
      calls.push(...groupCalls)
      lines.push({ what: group.what, bar: group.bar, ...(await measureGroup(groupCalls, rounds, read)) })
    }
    const mixing = calls.map((call) => () => read(call))
    const mixed = calls.length > 0 ? await eightClients(mixing, mixedSeconds) : { times: [0], perSecond: 0 }
    client.close()
    const streams: StreamLine[] = []
    for (const { what, ...call } of completeLists(board).filter((list) => list.what.includes(only))) {
      const before = await memory()
      const { megabytes, perSecond } = await measureStream(await begin(origin, call))
      streams.push({ what, megabytes, perSecond, memory: [before, await memory()] })
    }
    return { lines, mixed: { ...mixed, times: figuresOf(mixed.times) }, streams }
  } finally {
    server.kill()
  }
}

/** The first, second, middle and last page of each list. */
async function withPages(paths: string[], { token, isList }: { token: string; isList: boolean }, read: Read) {
  if (!isList) return paths.map((path) => ({ path, token }))
  const calls: Call[] = []
  for (const path of paths) {
    const { body, status } = await read({ path, token })
    if (status !== 200) throw new Error(`${decodeURIComponent(path)} answered ${status}`)
    const { data } = JSON.parse(String(body))
    const last = Math.max(1, Math.ceil(data.total / data.limit))
    const pages = new Set([1, Math.min(2, last), Math.ceil(last / 2), last])
    calls.push(...[...pages].map((page) => ({ path: `${path}&page=${page}`, token })))
  }
  return calls
}

async function measureGroup(calls: Call[], rounds: number, read: Read) {
  const times: number[] = []
  const refused = new Set<string>()
  let bytes = 0
  let slowest = { path: '', ms: 0 }
  for (const call of calls) {
    const own: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const { ms, body, status } = await read(call)
      if (status !== 200) refused.add(`${status} ${decodeURIComponent(call.path)}`)
      bytes = Math.max(bytes, body.length)
      own.push(ms)
    }
    times.push(...own)
    const { p50 } = figuresOf(own)
    if (p50 > slowest.ms) slowest = { path: call.path, ms: p50 }
  }
  const told = `${slowest.ms.toFixed(0)} ms ${decodeURIComponent(slowest.path).slice(0, 90)}`
  return { times: figuresOf(times), kilobytes: bytes / 1_000, slowest: told, refused: [...refused] }
}

async function measureStream(response: IncomingMessage): Promise<{ megabytes: number; perSecond: number }> {
  const from = performance.now()
  let bytes = 0
  for await (const chunk of response) {
    bytes += chunk.length
    if (performance.now() - from > streamMs) break
  }
  response.destroy()
  const megabytes = bytes / 1_000_000
  return { megabytes, perSecond: (megabytes / (performance.now() - from)) * 1_000 }
}

/** Gives the answer as soon as it begins. */
function begin(origin: string, { path, token }: Call): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers: { authorization: `Bearer ${token}` } }, resolve).on('error', reject)
  })
}
