import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuOf } from '#scripts/testing/start-product.ts'

const root = join(import.meta.dirname, '..', '..')
const running = new Set<ChildProcess>()
const folder = mkdtempSync(join(tmpdir(), 'shigotocho-bench-'))
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** The path of a temporary file, which is removed at the end of the run. */
export const scratch = (name: string) => join(folder, name)

/** A server to compare the product with. */
export type Reference = {
  url: string
  /** CPU time in seconds since the start; NaN where the system has no /proc. */
  cpu(): number
  stop(): Promise<void>
}

/** Starts a plain server that always sends the present response of `url`. */
export async function startStatic(url: string): Promise<Reference & { bytes: number }> {
  const { pathname, search } = new URL(url)
  const answer = await answerOf(url)
  const file = scratch(`answer-${Date.now()}-${running.size}.json`)
  writeFileSync(file, JSON.stringify({ ...answer, body: answer.body.toString('base64') }))
  const server = await startServer('static-server.ts', [file])
  return { ...server, url: `${server.url}${pathname}${search}`, bytes: answer.body.length }
}

/** Starts a plain server that renders the front page with these jobs for every request. */
export async function startRendering(jobs: unknown): Promise<Reference> {
  const file = scratch('jobs.json')
  writeFileSync(file, JSON.stringify(jobs))
  return startServer('rendering-server.ts', [file, scratch('rendering')])
}

/** Starts a server script of this folder, which prints its port. */
async function startServer(script: string, args: string[]): Promise<Reference> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    cwd: root,
    env,
    stdio: [...stdio],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const port = await Promise.race([
    once(child.stdout as NodeJS.ReadableStream, 'data').then(([text]) => String(text).trim()),
    once(child, 'exit').then(() => Promise.reject(new Error(`${script} does not start`))),
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    cpu: () => cpuOf(child.pid),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function answerOf(url: string): Promise<{ status: number; headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      const ofNode = /^(date|connection|keep-alive)$/i
      const headers = response.rawHeaders.filter((_, at, all) => !ofNode.test(all[at - (at % 2)] ?? ''))
      resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) })
    }).on('error', reject)
  })
}
