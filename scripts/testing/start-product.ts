import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { execa } from 'execa'
import { freePort } from './free-port.ts'

/** The running product on a data directory of its own. */
export type Product = {
  url: string
  dataDir: string
  /** From the start of the process to the first home page, in ms. */
  startedIn(): number
  /** The process that runs now. */
  pid(): number | undefined
  /** Stops the process and returns its exit code (null when a signal killed it). */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** Starts it again on the same data and port. */
  startAgain(): Promise<void>
  /** Tries to start a second process on the same data. */
  startSecond(): Promise<{ exitCode: number | null; output: string }>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

const root = join(import.meta.dirname, '../..')

const startTimeoutMs = 120_000

/** Starts the product as `npm start` does, with demo data unless `env` says otherwise. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shigotocho-product-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // Vitest sets DEV for its workers; with it the product would serve sources instead of the build.
  const given = { ...process.env, NODE_ENV: '', DEV: '' }
  const settings = { ...given, PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, ...env }
  let running = await launch(settings, url)
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    running.product.kill(signal)
    return (await running.product).exitCode ?? null
  }
  return {
    url,
    dataDir,
    startedIn: () => running.startedIn,
    pid: () => running.product.pid,
    stop,
    startAgain: async () => {
      running = await launch(settings, url)
    },
    startSecond: async () => {
      const { exitCode = null, all } = await start({ ...settings, PORT: String(await freePort()) })
      return { exitCode, output: all }
    },
    remove: async () => {
      await stop()
      // After a hurried stop PostgreSQL still writes its last files.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

function start(env: Record<string, string | undefined>) {
  // The product limits its own shutdown.
  const options = { cwd: root, env, stdin: 'ignore', all: true, reject: false, forceKillAfterDelay: false } as const
  return execa(process.execPath, ['scripts/start.ts'], options)
}

async function launch(env: Record<string, string | undefined>, url: string) {
  const began = performance.now()
  const product = start(env)
  let ended = false
  product.then(() => (ended = true))
  while (performance.now() - began < startTimeoutMs && !ended) {
    if (await answers(`${url}/`)) {
      const startedIn = performance.now() - began
      while (!(await answers(`${url}/api/ready`))) await sleep(50)
      return { product, startedIn }
    }
    await sleep(50)
  }
  product.kill('SIGKILL')
  throw new Error(`The product did not start:\n${(await product).all}`)
}

async function answers(url: string): Promise<boolean> {
  return (await fetch(url).catch(() => null))?.ok ?? false
}

/** User and system time of a process in seconds, in steps of 0.01; NaN where there is no /proc. */
export function cpuOf(pid: number | undefined): number {
  const fields = processFile(pid, 'stat').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Memory in use by a process, in MB; NaN where there is no /proc. */
export function memoryOf(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(processFile(pid, 'status'))?.[1]) / 1_024
}

function processFile(pid: number | undefined, name: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
