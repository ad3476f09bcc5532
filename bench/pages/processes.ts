import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#scripts/testing/free-port.ts'

const root = join(import.meta.dirname, '..', '..')
const running = new Set<ChildProcess>()
const folder = mkdtempSync(join(tmpdir(), 'shigotocho-bench-'))
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A file of this run; all are removed at its end. */
export const scratch = (name: string) => join(folder, name)

export type Product = {
  url: string
  /** From the start of the process to the first home page, in ms. */
  startedIn: number
  /** CPU time used so far, in seconds; NaN where the system does not tell. */
  cpu(): number
  /** Memory in use, in MB; NaN where the system does not tell. */
  memory(): number
  stop(): Promise<void>
}

/** Starts the product as `npm start` does. */
export async function startProduct(name: string, env: Record<string, string>): Promise<Product> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const own = { PORT: String(port), PUBLIC_URL: url, DATA_DIR: scratch(name), NODE_ENV: '', LOG_LEVEL: 'error' }
  const began = performance.now()
  const child = start([join(root, 'scripts', 'start.ts')], { ...own, ...env })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  while ((await fetch(`${url}/`).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null || performance.now() - began > 120_000) throw new Error(`It does not start:\n${text}`)
    await sleep(50)
  }
  return {
    url,
    startedIn: performance.now() - began,
    cpu: () => cpuOf(child.pid),
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(told(child.pid, 'status'))?.[1]) / 1_024,
    stop: () => stop(child),
  }
}

/** A plain server that sends the response that `url` gives now. */
export async function startStatic(url: string): Promise<Pick<Product, 'url' | 'cpu' | 'stop'> & { bytes: number }> {
  const { pathname, search } = new URL(url)
  const answer = await answerOf(url)
  const file = scratch(`answer-${Date.now()}-${running.size}.json`)
  writeFileSync(file, JSON.stringify({ ...answer, body: answer.body.toString('base64') }))
  const child = start([join(root, 'bench', 'pages', 'static-server.ts'), file], {})
  const [port] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return {
    url: `http://127.0.0.1:${String(port).trim()}${pathname}${search}`,
    bytes: answer.body.length,
    cpu: () => cpuOf(child.pid),
    stop: () => stop(child),
  }
}

/** Runs a Node script to its end and returns what it printed. */
export async function output(script: string, args: string[]): Promise<string> {
  const child = start([join(root, script), ...args], { NODE_ENV: 'production' })
  let text = ''
  child.stdout?.on('data', (chunk) => (text += chunk))
  child.stderr?.pipe(process.stderr)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${script} failed`)
  return text
}

function start(args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'pipe' })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

function answerOf(url: string): Promise<{ status: number; headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      const made = /^(date|connection|keep-alive)$/i
      const headers = response.rawHeaders.filter((_, at, all) => !made.test(all[at - (at % 2)] ?? ''))
      resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) })
    }).on('error', reject)
  })
}

/** User and system time; Linux counts both in hundredths of a second. */
function cpuOf(pid: number | undefined): number {
  const fields = told(pid, 'stat').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function told(pid: number | undefined, what: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    return ''
  }
}
