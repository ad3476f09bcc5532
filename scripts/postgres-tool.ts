import { runCommand } from './run-command.ts'

const limitMs = 24 * 60 * 60_000

/**
 * Runs one of PostgreSQL's own programs on a database. The password goes through the environment, because every account of
 * the machine can read the arguments of a process. Throws with the last output of the program.
 */
export async function runPostgresTool(name: 'pg_dump' | 'pg_restore', url: string, args: string[]): Promise<void> {
  const [, before = '', password = '', after = ''] = /^([a-z]+:\/\/[^:@/]*):([^@/]*)(@.*)$/s.exec(url) ?? ['', url]
  const env: Record<string, string> = password ? { PGPASSWORD: decodeURIComponent(password) } : {}
  const { ok, output } = await runCommand(name, [...args, `--dbname=${before}${after}`], { env, limitMs })
  if (!ok)
    throw new Error(`${name} failed: install PostgreSQL's client of the server's version or a newer one.\n${output}`)
}
