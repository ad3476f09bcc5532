import { type ChildProcess, spawn } from 'node:child_process'
import { signalTree } from './process-tree.ts'

type Options = {
  /** Added to this process's environment. */
  env?: Record<string, string>
  /** Milliseconds after which the command and all that it started are killed. */
  limitMs: number
  /** Print what the command prints as it comes, instead of only returning it. */
  live?: boolean
}

export type Outcome = { ok: boolean; output: string; seconds: number }

const running = new Set<ChildProcess>()
let stopping = false
const KILLED_AFTER_MS = 3_000

/** Runs a command to its end. Never rejects: what went wrong is the end of `output`. */
export async function runCommand(
  file: string,
  args: string[],
  { env, limitMs, live = false }: Options,
): Promise<Outcome> {
  const started = Date.now()
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  running.add(child)
  let output = ''
  const hear = (chunk: string | Buffer) => {
    output += chunk
    if (live) process.stdout.write(chunk)
  }
  child.stdout.setEncoding('utf8').on('data', hear)
  child.stderr.setEncoding('utf8').on('data', hear)
  const limit = setTimeout(() => {
    hear(`\n${file} was stopped: it took longer than ${Math.round(limitMs / 1000)} s.\n`)
    end(child)
  }, limitMs)
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve)
    child.once('error', (error) => {
      hear(`${file} did not start: ${error.message}\n`)
      resolve(null)
    })
  })
  clearTimeout(limit)
  running.delete(child)
  // A signal ends this process: callers must not start the next command.
  if (stopping) await new Promise(() => {})
  return { ok: code === 0, output, seconds: (Date.now() - started) / 1000 }
}

/** Runs a package's own script under this Node; the path is relative to node_modules. */
export function runTool(path: string, args: string[], options: Options): Promise<Outcome> {
  return runCommand(process.execPath, [`node_modules/${path}`, ...args], options)
}

/** On Ctrl-C or SIGTERM: ends every command that still runs, and then this process with exit code 1. */
export function stopOnSignal(): void {
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (stopping) return
      stopping = true
      for (const child of running) end(child)
      const deadline = Date.now() + KILLED_AFTER_MS + 500
      setInterval(() => (running.size === 0 || Date.now() > deadline) && process.exit(1), 50)
    })
  }
}

function end(child: ChildProcess): void {
  const { pid } = child
  if (pid === undefined) return
  signalTree(pid, 'SIGTERM')
  setTimeout(() => running.has(child) && signalTree(pid, 'SIGKILL'), KILLED_AFTER_MS).unref()
}
