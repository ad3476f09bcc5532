import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { freePort } from '#scripts/testing/free-port.ts'

/** The running product on a data directory of its own. */
export type Product = {
  url: string
  dataDir: string
  /** Ends the process and returns its exit code (null when a signal killed it). */
  stop(signal: NodeJS.Signals): Promise<number | null>
  /** Starts it again on the same data and port. */
  startAgain(): Promise<void>
  /** Tries to start a second process on the same data. */
  startSecond(): Promise<{ exitCode: number | null; output: string }>
  /** Ends it and removes its data. */
  remove(): Promise<void>
}

const root = join(import.meta.dirname, '../..')

const startTimeoutMs = 60_000

/** Starts the built product as `npm start` does, with demo data unless `env` says otherwise. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shigotocho-journey-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // Vitest sets DEV for its workers, and that would serve the pages from their sources instead of the build.
  const given = { ...process.env, NODE_ENV: '', DEV: '' }
  const settings = { ...given, PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, ...env }
  let { product } = await launch(settings, url)
  const stop = async (signal: NodeJS.Signals) => {
    product.kill(signal)
    return (await product).exitCode ?? null
  }
  return {
    url,
    dataDir,
    stop,
    startAgain: async () => {
      ;({ product } = await launch(settings, url))
    },
    startSecond: async () => {
      const { exitCode = null, all } = await start({ ...settings, PORT: String(await freePort()) })
      return { exitCode, output: all }
    },
    remove: async () => {
      await stop('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function start(env: Record<string, string | undefined>) {
  // The product itself bounds its shutdown.
  const options = { cwd: root, env, stdin: 'ignore', all: true, reject: false, forceKillAfterDelay: false } as const
  return execa(process.execPath, ['src/main.ts'], options)
}

/** In an object, since the process itself is a promise of its end. */
async function launch(env: Record<string, string | undefined>, url: string) {
  const product = start(env)
  let ended = false
  product.then(() => (ended = true))
  const until = Date.now() + startTimeoutMs
  while (Date.now() < until && !ended) {
    const ready = await fetch(`${url}/api/ready`).catch(() => null)
    if (ready?.ok) return { product }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  product.kill('SIGKILL')
  throw new Error(`The product did not start:\n${(await product).all}`)
}
