import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Client, openClient } from '#bench/client.ts'
import { figuresOf, spread } from '#bench/figures.ts'
import { load } from '#bench/load.ts'
import { markdown } from '#bench/table.ts'
import type { Board } from './board.ts'
import { type CallGroup, callGroups, completeLists } from './calls.ts'

/** The least MB of a complete list per second, and the time (ms) after which its reader hangs up. */
const streamBar = 20
const streamMs = 15_000

export type MeasureOptions = {
  /** Requests per call. */
  rounds: number
  /** Only groups and complete lists whose name contains this are measured. */
  only: string
}

/** Starts a server, asks every call one after the other and then all with eight clients, and prints the figures. */
export async function measureDesks(url: string, board: Board, { rounds, only }: MeasureOptions): Promise<void> {
  const server = fork('bench/search/serve.ts', [url])
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    const origin = `http://127.0.0.1:${port}`
    const client = openClient(origin, 8)
    const rows: string[][] = []
    const paths: { path: string; token: string }[] = []
    for (const group of callGroups(board).filter(({ what }) => what.includes(only))) {
      const ofGroup = await withPages(client, group)
      paths.push(...ofGroup.map((path) => ({ path, token: group.token })))
      rows.push(await measureGroup(client, group, ofGroup, rounds))
    }
    const head = ['one client', 'calls', 'p50 / p95 / max ms', 'KB', 'bar', '', 'slowest']
    console.log(markdown([head, ...rows]))
    if (paths.length > 0) {
      const { times, perSecond, failed } = await load(origin, paths, { connections: 8, seconds: 10 })
      const told = `${perSecond.toFixed(0)} a second, ${spread(times)} ms, ${failed} failed`
      console.log(`\n8 clients, everything mixed: ${told}\n`)
    }
    client.close()
    const lists: string[][] = []
    for (const { what, path, token } of completeLists(board).filter((list) => list.what.includes(only))) {
      const { megabytes, perSecond } = await measureStream(`${origin}${path}`, token)
      lists.push([what, megabytes.toFixed(1), perSecond.toFixed(1), verdict(perSecond >= streamBar)])
    }
    console.log(markdown([['complete list', 'MB', 'MB/s', `at least ${streamBar}`], ...lists]))
  } finally {
    server.kill()
  }
}

const verdict = (isReached: boolean) => (isReached ? 'reached' : 'MISSED')

/** The first, second, middle and last page of each list. */
async function withPages({ ask }: Client, { paths, token, isList }: CallGroup): Promise<string[]> {
  if (!isList) return paths
  const all: string[] = []
  for (const path of paths) {
    const { body, status } = await ask(path, { token })
    if (status !== 200) throw new Error(`${decodeURIComponent(path)} answered ${status}`)
    const { data } = JSON.parse(String(body))
    const last = Math.max(1, Math.ceil(data.total / data.limit))
    const pages = new Set([1, Math.min(2, last), Math.ceil(last / 2), last])
    all.push(...[...pages].map((page) => `${path}&page=${page}`))
  }
  return all
}

async function measureGroup({ ask }: Client, { what, token, bar }: CallGroup, paths: string[], rounds: number) {
  const times: number[] = []
  let bytes = 0
  let slowest = { path: '', ms: 0 }
  for (const path of paths) {
    const own: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const { ms, body, status } = await ask(path, { token })
      if (status !== 200) throw new Error(`${decodeURIComponent(path)} answered ${status}`)
      bytes = Math.max(bytes, body.length)
      own.push(ms)
    }
    times.push(...own)
    const { p50 } = figuresOf(own)
    if (p50 > slowest.ms) slowest = { path, ms: p50 }
  }
  const isReached = figuresOf(times).p95 <= bar.ms && bytes / 1_000 <= (bar.kilobytes ?? Infinity)
  const told = `${slowest.ms.toFixed(0)} ms ${decodeURIComponent(slowest.path).slice(0, 90)}`
  const bars = `${bar.ms} ms${bar.kilobytes ? `, ${bar.kilobytes} KB` : ''}`
  return [what, String(times.length), spread(times), (bytes / 1_000).toFixed(0), bars, verdict(isReached), told]
}

async function measureStream(url: string, token: string): Promise<{ megabytes: number; perSecond: number }> {
  const { body } = await fetch(url, { headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' } })
  const from = performance.now()
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (performance.now() - from > streamMs) break
  }
  const megabytes = bytes / 1_000_000
  return { megabytes, perSecond: (megabytes / (performance.now() - from)) * 1_000 }
}
