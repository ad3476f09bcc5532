import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { execa } from 'execa'
import { installCommand, installPackage } from '#scripts/testing/install-package.ts'
import { scratch } from './processes.ts'

/** The result of a load: answers per second, the 99th percentile (ms), and failures (errors, and neither 2xx nor 3xx). */
export type Load = { rate: number; p99: number; failed: number }

export type LoadOptions = {
  seconds: number
  connections: number
  /** Every request asks for another URL: `url` with a number at its end. */
  counting?: boolean
}

/** Installs wrk where this process may. A loader in Node asks too slowly to fill a server of its own kind. */
export async function findWrk(): Promise<void> {
  const isThere = () => spawnSync('wrk', ['-v']).error === undefined
  if (isThere() || ((await installPackage('wrk')) && isThere())) return
  throw new Error(`The pages are loaded by wrk. Run: ${installCommand('wrk')}`)
}

const counter = `
n = 0
request = function()
  n = n + 1
  return wrk.format("GET", wrk.path .. (wrk.query and ("?" .. wrk.query) or "") .. n)
end
`

/** Asks for a page over and over. Throws where nothing answers. */
export async function load(url: string, { seconds, connections, counting }: LoadOptions): Promise<Load> {
  const script = scratch('counter.lua')
  if (counting) writeFileSync(script, counter)
  const options = ['-t1', `-c${connections}`, `-d${seconds}`, '--timeout', '30', '--latency']
  const headers = ['-H', 'accept-encoding: gzip, deflate, br, zstd']
  const { stdout } = await execa('wrk', [...options, ...headers, ...(counting ? ['-s', script] : []), url])
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  if (!rate) throw new Error(`wrk found nothing at ${url}:\n${stdout}`)
  const [, value = 0, unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? []
  const others = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0)
  const scale = { us: 0.001, ms: 1, s: 1_000 }[unit as 'ms']
  return { rate, p99: Number(value) * scale, failed: errors.reduce((sum, each) => sum + Number(each), others) }
}
