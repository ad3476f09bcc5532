import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { scratch } from './processes.ts'

/** What a load found: answers per second, the 99th percentile (ms), and answers that were no 2xx or 3xx. */
export type Load = { rate: number; p99: number; failed: number }

export type Loader = { name: string; run(url: string, options: LoadOptions): Promise<Load> }

type LoadOptions = {
  seconds: number
  connections: number
  /** Every request asks for another URL: `url` with a number at its end. */
  counting?: boolean
}

const encoding = 'gzip, deflate, br, zstd'

/** wrk, installed where that is possible; else a loader in Node, which is slower and disturbs what it measures. */
export function findLoader(): Loader {
  if (hasWrk() || installWrk()) return { name: 'wrk', run: runWrk }
  return { name: 'a loader in Node (install wrk for true figures)', run: runNode }
}

const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined

function installWrk(): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return false
  console.log('Installing wrk from Debian …')
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  const install = () => spawnSync('apt-get', ['install', '-y', '-qq', 'wrk'], quiet)
  if (install().status !== 0) {
    spawnSync('apt-get', ['update', '-qq'], quiet)
    install()
  }
  return hasWrk()
}

const counter = `
n = 0
request = function()
  n = n + 1
  return wrk.format("GET", wrk.path .. (wrk.query and ("?" .. wrk.query) or "") .. n)
end
`

function counterFile(): string {
  const file = scratch('counter.lua')
  writeFileSync(file, counter)
  return file
}

async function runWrk(url: string, { seconds, connections, counting }: LoadOptions): Promise<Load> {
  const script = counting ? ['-s', counterFile()] : []
  const list = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}`,
    '--timeout',
    '30',
    '--latency',
    '-H',
    `accept-encoding: ${encoding}`,
  ]
  const child = spawn('wrk', [...list, ...script, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  for await (const chunk of child.stdout) text += chunk
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1])
  if (!rate) throw new Error(`wrk found nothing at ${url}:\n${text}`)
  const [, value = 0, unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? []
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? []
  const others = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0)
  const scale = { us: 0.001, ms: 1, s: 1_000 }[unit as 'ms']
  return { rate, p99: Number(value) * scale, failed: errors.reduce((sum, each) => sum + Number(each), others) }
}

async function runNode(url: string, { seconds, connections, counting }: LoadOptions): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const until = performance.now() + seconds * 1_000
  let [failed, count] = [0, 0]
  const ask = (address: string) =>
    new Promise<boolean>((resolve) => {
      get(address, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
        response.resume().on('end', () => resolve((response.statusCode ?? 500) < 400))
      }).on('error', () => resolve(false))
    })
  const began = performance.now()
  const lane = async () => {
    while (performance.now() < until) {
      const since = performance.now()
      count += 1
      if (!(await ask(counting ? `${url}${count}` : url))) failed += 1
      times.push(performance.now() - since)
    }
  }
  await Promise.all(Array.from({ length: connections }, lane))
  agent.destroy()
  times.sort((a, b) => a - b)
  const rate = (times.length * 1_000) / (performance.now() - began)
  return { rate, p99: times[Math.floor(times.length * 0.99)] ?? 0, failed }
}
