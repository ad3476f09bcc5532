import { execa } from 'execa'

type Options = {
  /** Added to this process's environment. */
  env?: Record<string, string>
  cwd?: string
  /** Milliseconds after which the command and all that it started are killed. */
  limitMs?: number
  /** Also prints the output as it comes. */
  live?: boolean
}

export type Outcome = { ok: boolean; output: string; seconds: number }

const killAfterMs = 3_000
const stopping = new AbortController()
let running = 0

/** Runs a command to its end. Never rejects: `output` ends with the reason of a failure. */
export async function runCommand(file: string, args: string[], options: Options = {}): Promise<Outcome> {
  const { env, cwd, limitMs, live = false } = options
  const output = live ? (['pipe', 'inherit'] as const) : 'pipe'
  running += 1
  const { failed, isTerminated, exitCode, all, durationMs, shortMessage } = await execa(file, args, {
    ...(env && { env }),
    ...(cwd && { cwd }),
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    all: true,
    reject: false,
    ...(limitMs && { timeout: limitMs }),
    cancelSignal: stopping.signal,
    forceKillAfterDelay: killAfterMs,
    killDescendants: true,
  })
  running -= 1
  if (stopping.signal.aborted) {
    // Never resolves, so that the caller starts no other command.
    if (running === 0) process.exit(1)
    await new Promise(() => {})
  }
  // A command that was stopped, or did not start, printed no reason.
  const reason = isTerminated || exitCode === undefined ? `\n${shortMessage}\n` : ''
  if (live) process.stdout.write(reason)
  return { ok: !failed, output: all + reason, seconds: durationMs / 1_000 }
}

/** Runs a package's own script under this Node; the path is relative to node_modules. */
export function runTool(path: string, args: string[], options?: Options): Promise<Outcome> {
  return runCommand(process.execPath, [`node_modules/${path}`, ...args], options)
}

/** On Ctrl-C or SIGTERM: ends every command that still runs, and then this process with exit code 1. */
export function stopOnSignal(): void {
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      stopping.abort()
      if (running === 0) process.exit(1)
    })
  }
}
