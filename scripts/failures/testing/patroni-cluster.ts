import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeWhenThisProcessEnds, signalTree, unprivilegedAccount } from '#scripts/testing/child-processes.ts'
import { freePort } from '#scripts/testing/free-port.ts'
import { findPostgres } from '#scripts/testing/postgres-binaries.ts'
import { haproxySettings, type Member, patroniSettings } from './patroni-settings.ts'

const startLimitMs = 90_000

/** Debian installs HAProxy outside a user's path. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

/** The programs of the cluster that are not installed. */
export const missingPrograms = (): string[] =>
  ['patroni', 'etcd', 'haproxy'].filter((name) => spawnSync(name, ['--version'], { env }).error)

/** Starts a primary and a synchronous standby under Patroni, with one etcd and HAProxy in front, on loopback. */
export async function startPatroniCluster() {
  const bin = await findPostgres()
  const account = unprivilegedAccount()
  const folder = mkdtempSync(join(tmpdir(), 'shigotocho-patroni-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const password = randomBytes(12).toString('hex')
  const [etcdPort, peerPort, proxyPort] = [await freePort(), await freePort(), await freePort()]
  const members: Member[] = []
  for (const name of ['one', 'two'])
    members.push({ name, port: await freePort(), restPort: await freePort(), data: join(folder, name) })

  const children: ChildProcess[] = []
  let output = ''
  const run = (program: string, args: string[]) => {
    const options = { ...account, cwd: folder, env: { ...env, HOME: folder } }
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output = `${output}${program}: ${chunk}`.slice(-20_000)))
    child.once('error', (error) => (output += error.message))
    children.push(child)
  }
  const settingsFile = (name: string, text: string) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }

  /** Kills the server, which is not a child process of Patroni. */
  const kill = ({ data }: Member) => {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    signalTree(pid, 'SIGKILL')
  }
  const removeNow = () => {
    for (const { pid, exitCode } of children) if (pid && exitCode === null) signalTree(pid, 'SIGKILL')
    for (const member of members) {
      try {
        kill(member)
      } catch {
        // It is not running.
      }
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  const forget = removeWhenThisProcessEnds(removeNow)
  const stop = () => {
    forget()
    removeNow()
  }

  /** The roles and states of the running members, as the first Patroni that answers reports them. */
  async function states(): Promise<{ name: string; role: string; state: string }[]> {
    for (const { restPort } of members) {
      const limit = { signal: AbortSignal.timeout(2_000) }
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, limit).catch(() => null)
      if (answer?.ok) return (await answer.json()).members
    }
    return []
  }

  /** Waits until a synchronous standby follows a primary; gives the primary. */
  async function primary(): Promise<Member> {
    const until = performance.now() + startLimitMs
    while (performance.now() < until) {
      const now = await states()
      const leader = now.find(({ role, state }) => role === 'leader' && state === 'running')
      const found = members.find(({ name }) => name === leader?.name)
      if (found && now.some(({ role }) => role === 'sync_standby')) return found
      await sleep(200)
    }
    throw new Error(`No synchronous standby after ${startLimitMs} ms: ${JSON.stringify(await states())}\n${output}`)
  }

  try {
    const [client, peer] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${peerPort}`]
    const urls = ['--listen-client-urls', client, '--advertise-client-urls', client]
    const peers = ['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer]
    const single = ['--initial-cluster', `default=${peer}`, '--log-level', 'error']
    run('etcd', ['--data-dir', join(folder, 'etcd'), ...urls, ...peers, ...single])
    for (const member of members) {
      const settings = patroniSettings(member, { folder, bin, password, etcdPort })
      run('patroni', [settingsFile(`${member.name}.json`, JSON.stringify(settings))])
    }
    run('haproxy', ['-db', '-f', settingsFile('haproxy.cfg', haproxySettings(proxyPort, members))])
    await primary()
  } catch (error) {
    stop()
    throw error
  }
  return {
    /** HAProxy's address, which leads to the primary. */
    url: `postgres://postgres:${password}@127.0.0.1:${proxyPort}/postgres`,
    primary,
    kill,
    stop,
  }
}
