import { existsSync } from 'node:fs'
import { runCommand } from '#scripts/run-command.ts'

const LIMIT_MS = 180_000

/** Installs a Debian package as root with apt-get; false where a person has to run `installCommand`. */
export async function installPackage(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${name} with apt-get …`)
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, limitMs: LIMIT_MS }
  await runCommand('apt-get', ['update'], options)
  const { ok, output } = await runCommand('apt-get', ['install', '-y', '--no-install-recommends', name], options)
  if (!ok) console.error(output)
  return ok
}

/** The command that installs the package on Debian and Ubuntu. */
export function installCommand(name: string): string {
  return `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${name}`
}
