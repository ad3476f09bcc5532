import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeWhenThisProcessEnds, signalTree, unprivilegedAccount } from '#scripts/testing/child-processes.ts'
import { freePort } from '#scripts/testing/free-port.ts'
import { findPostgres } from '#scripts/testing/postgres-binaries.ts'
import { haproxySettings, type Member, patroniSettings } from './patroni-settings.ts'

const startLimitMs = 90_000

/** Patroni's description of a member. */
type State = { name: string; role: string; state: string }

/** The programs of the cluster that are not installed. */
export const missingPrograms = (): string[] =>
  ['patroni', 'etcd', 'haproxy'].filter((name) => spawnSync(name, ['--version'], { env: searched }).error)

/** Debian installs servers outside a user's PATH. */
const searched = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

/**
 * Three servers under Patroni (a primary, a synchronous and an asynchronous standby) with one etcd, and HAProxy in front;
 * all on loopback.
 */
export async function startPatroniCluster() {
  const bin = await findPostgres()
  const account = unprivilegedAccount()
  const folder = mkdtempSync(join(tmpdir(), 'shigotocho-patroni-'))
  const own = (path: string) => account && chownSync(path, account.uid, account.gid)
  own(folder)
  const password = randomBytes(12).toString('hex')
  const [etcdPort, peerPort, proxyPort] = [await freePort(), await freePort(), await freePort()]
  const running = new Map<string, ChildProcess>()
  let output = ''

  const run = (name: string, program: string, args: string[]) => {
    const env = { ...searched, HOME: folder }
    const child = spawn(program, args, { ...account, cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output = `${output}${name}: ${chunk}`.slice(-20_000)))
    child.once('error', (error) => (output += error.message))
    running.set(name, child)
  }
  const settingsFile = (name: string, text: string) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    own(path)
    return path
  }

  const members: Member[] = []
  for (const name of ['one', 'two', 'three'])
    members.push({ name, port: await freePort(), restPort: await freePort(), data: join(folder, name) })
  for (const { data } of members) {
    mkdirSync(data, { mode: 0o700 })
    own(data)
  }

  const startMember = (member: Member) => {
    const { name } = member
    const settings = patroniSettings(member, { folder, bin, password, etcdPort })
    run(name, 'patroni', [settingsFile(`${name}.json`, JSON.stringify(settings))])
  }
  /** The server is not a child of Patroni and survives it. */
  const killServer = ({ data }: Member) => {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    signalTree(pid, 'SIGKILL')
  }
  const removeNow = () => {
    for (const child of running.values()) if (child.pid && child.exitCode === null) signalTree(child.pid, 'SIGKILL')
    for (const member of members) {
      try {
        killServer(member)
      } catch {
        // It does not run.
      }
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  const forget = removeWhenThisProcessEnds(removeNow)

  async function states(): Promise<State[]> {
    for (const { restPort } of members) {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => null,
      )
      if (answer?.ok) return ((await answer.json()) as { members: State[] }).members
    }
    return []
  }

  /** Waits for one primary, one synchronous and one asynchronous standby; gives the members by their roles. */
  async function whole(): Promise<{ primary: Member; synchronous: Member }> {
    const until = performance.now() + startLimitMs
    while (performance.now() < until) {
      const now = await states()
      const inRole = (role: string) => {
        const found = now.find((each) => each.role === role && ['running', 'streaming'].includes(each.state))
        return members.find(({ name }) => name === found?.name)
      }
      const [primary, synchronous] = [inRole('leader'), inRole('sync_standby')]
      if (primary && synchronous && inRole('replica')) return { primary, synchronous }
      await sleep(200)
    }
    throw new Error(`The cluster is not whole after ${startLimitMs} ms: ${JSON.stringify(await states())}\n${output}`)
  }

  const login = `postgres:${password}`
  try {
    const listening = ['--listen-client-urls', `http://127.0.0.1:${etcdPort}`]
    const advertised = ['--advertise-client-urls', `http://127.0.0.1:${etcdPort}`]
    const peer = `http://127.0.0.1:${peerPort}`
    const peers = ['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer]
    const quiet = ['--initial-cluster', `default=${peer}`, '--log-level', 'error']
    run('etcd', 'etcd', ['--data-dir', join(folder, 'etcd'), ...listening, ...advertised, ...peers, ...quiet])
    for (const member of members) startMember(member)
    run('haproxy', 'haproxy', ['-db', '-f', settingsFile('haproxy.cfg', haproxySettings(proxyPort, members))])
    await whole()
  } catch (error) {
    forget()
    removeNow()
    throw error
  }

  return {
    /** HAProxy's address, which leads to the primary. */
    url: `postgres://${login}@127.0.0.1:${proxyPort}/postgres`,
    whole,
    /** Makes another member the primary, as `patronictl switchover` does. */
    async switchOver(from: Member, to: Member): Promise<void> {
      const answer = await fetch(`http://127.0.0.1:${from.restPort}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: from.name, candidate: to.name }),
      })
      if (!answer.ok) throw new Error(`No switch-over: ${answer.status} ${await answer.text()}`)
    },
    killServer,
    /** Kills Patroni and the server, as a power cut does. */
    killMachine(member: Member): void {
      running.get(member.name)?.kill('SIGKILL')
      killServer(member)
    },
    startMember,
    stop(): void {
      forget()
      removeNow()
    },
  }
}
