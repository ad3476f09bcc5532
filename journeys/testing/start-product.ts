import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
  let running = await launch(settings, url)
  const stop = async (signal: NodeJS.Signals) => {
    if (running.child.exitCode !== null || running.child.signalCode !== null) return running.child.exitCode
    running.child.kill(signal)
    const [code] = await once(running.child, 'exit')
    return code as number | null
  }
  return {
    url,
    dataDir,
    stop,
    startAgain: async () => {
      running = await launch(settings, url)
    },
    startSecond: async () => {
      const { child, output } = start({ ...settings, PORT: String(await freePort()) })
      const [exitCode] = await once(child, 'exit')
      return { exitCode, output: output() }
    },
    remove: async () => {
      await stop('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type Running = { child: ChildProcess; output(): string }

function start(env: Record<string, string | undefined>): Running {
  const child = spawn(process.execPath, ['src/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  }
  return { child, output: () => text }
}

async function launch(env: Record<string, string | undefined>, url: string): Promise<Running> {
  const running = start(env)
  const until = Date.now() + startTimeoutMs
  while (Date.now() < until) {
    if (running.child.exitCode !== null) break
    const ready = await fetch(`${url}/api/ready`).catch(() => null)
    if (ready?.ok) return running
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  running.child.kill('SIGKILL')
  throw new Error(`The product did not start:\n${running.output()}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
