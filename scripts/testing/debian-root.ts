import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Outcome, runCommand } from '#scripts/run-command.ts'
import { installPackage } from './install-package.ts'

const releases: Record<string, string> = { '12': 'bookworm', '13': 'trixie' }
const included = ['systemd', 'systemd-sysv', 'dbus', 'ca-certificates', 'git']
const namespaces = ['--mount', '--pid', '--cgroup', '--uts', '--ipc']
/** An installation on a busy machine, with its downloads. */
const stepLimitMs = 30 * 60_000
/** Where a machine says how the outside is reached. */
const ofTheOutside = /^(https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_file|curl_ca_bundle)$/i

/** Debian in a folder, with systemd as PID 1. It shares the network of this machine. */
export type DebianRoot = {
  path: string
  /** Runs a line of bash in it; the environment says how to reach the outside. */
  run: (line: string) => Promise<Outcome>
  /** Ends all its processes and removes the folder. */
  remove: () => Promise<void>
}

/** Why no such root can be made here; null where it can. */
export async function whyNoRoot(): Promise<string | null> {
  if (process.platform !== 'linux') return 'it needs Linux'
  if (process.getuid?.() !== 0) return 'it needs root'
  const able = await runCommand('unshare', [...namespaces, '--fork', 'true'])
  if (!able.ok) return 'this machine allows no namespaces (unshare)'
  if (!(await mirror())) return 'apt names no mirror of Debian (apt-get indextargets)'
  if ((await runCommand('mmdebstrap', ['--version'])).ok || (await installPackage('mmdebstrap'))) return null
  return 'there is no mmdebstrap'
}

/** Makes one with mmdebstrap from the mirror that this machine's apt uses, and boots it. */
export async function openDebianRoot(path: string, version: '12' | '13'): Promise<DebianRoot> {
  rmSync(path, { recursive: true, force: true })
  mkdirSync(dirname(path), { recursive: true })
  const keys = '/usr/share/keyrings'
  const made = await runCommand('mmdebstrap', [
    ...['--variant=minbase', '--mode=root', `--include=${included.join(',')}`, `--keyring=${keys}`],
    ...[releases[version] ?? version, path, (await mirror()) ?? ''],
  ])
  if (!made.ok) throw new Error(`mmdebstrap failed:\n${made.output}`)
  await reachTheOutside(path)
  const boot = join(import.meta.dirname, 'boot-root.sh')
  const booted = spawn('unshare', [...namespaces, '--kill-child', 'bash', boot, path], { stdio: 'ignore' })
  let init = ''
  for (let tries = 0; !init && tries < 100; tries += 1) {
    await sleep(100)
    init = readFileSync(`/proc/${booted.pid}/task/${booted.pid}/children`, 'utf8').trim()
  }
  const env = outside()
  const registry = (await runCommand('npm', ['config', 'get', 'registry'])).output.trim()
  const settings = Object.entries({ ...env, npm_config_registry: registry }).map(([name, value]) => `${name}=${value}`)
  const home = ['HOME=/root', 'LANG=C.UTF-8', 'PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin']
  const inside = ['-t', init, ...namespaces, 'env', '-i', ...home, ...settings, 'bash', '-c']
  const run = (line: string) => runCommand('nsenter', [...inside, `cd; ${line}`], { limitMs: stepLimitMs })
  const remove = async () => {
    // The end of PID 1 ends all others, and their mounts go with the namespace.
    process.kill(Number(init), 'SIGKILL')
    await sleep(500)
    rmSync(path, { recursive: true, force: true, maxRetries: 5 })
  }
  for (let tries = 0; tries < 100; tries += 1) {
    const { output } = await run('systemctl is-system-running')
    if (/running|degraded/.test(output)) return { path, run, remove }
    await sleep(300)
  }
  await remove()
  throw new Error('systemd did not start in the root')
}

const outside = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name, value]) => ofTheOutside.test(name) && value))

async function mirror(): Promise<string | undefined> {
  const { output } = await runCommand('apt-get', ['indextargets', '--format', '$(SITE) $(LABEL) $(SUITE)'])
  return output
    .split('\n')
    .find((line) => / Debian (old)*stable$/.test(line))
    ?.split(' ')[0]
}

/** Name servers, apt's ways and the certificates of this machine. */
async function reachTheOutside(path: string): Promise<void> {
  writeFileSync(join(path, 'etc/resolv.conf'), readFileSync('/etc/resolv.conf'))
  const { output } = await runCommand('apt-config', ['dump'])
  const acquire = output.split('\n').filter((line) => /^Acquire::(http|https|Check)/.test(line))
  writeFileSync(join(path, 'etc/apt/apt.conf.d/99outside'), `${acquire.join('\n')}\n`)
  for (const file of Object.values(outside()))
    if (file?.startsWith('/') && existsSync(file)) copyFileSync(file, join(path, file))
}
