import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The account that PostgreSQL runs as; it refuses root. */
export type ServerAccount = {
  name: string
  /** The owner of the server's files; null when this process's own account owns them. */
  owner: { uid: number; gid: number } | null
  /** What to run for a command: the command itself, or one that enters a user namespace first. */
  command(file: string, args: string[]): [string, string[]]
  /** Whether the account may open the file. */
  canRead(path: string): boolean
  /** Makes the account the owner of a folder and of everything in it. */
  own(folder: string): void
}

/** No account is possible; the message says what the operator can do. */
export class NoServerAccount extends Error {
  override name = 'NoServerAccount'
}

/** The id that Linux gives to nobody. */
const nobody = 65_534

/**
 * This account where it is not root. For root: `shigotocho`, else `postgres`, else uid 65534 with a warning; a user
 * namespace where setuid is impossible. Throws NoServerAccount.
 */
export function serverAccount(warn: (text: string) => void): ServerAccount {
  if (process.getuid?.() !== 0) {
    return { name: 'this account', owner: null, command: direct, canRead: () => true, own: () => undefined }
  }
  const { name, uid, gid } = unprivileged()
  if (spawnSync('/bin/sh', ['-c', ':'], { uid, gid }).status === 0) {
    if (uid === nobody)
      warn('PostgreSQL runs as uid 65534, which other services may use too: create an account named shigotocho.')
    return {
      name,
      owner: { uid, gid },
      command: direct,
      canRead: (path) => spawnSync('/bin/sh', ['-c', 'test -r "$1"', 'sh', path], { uid, gid }).status === 0,
      own: (folder) => void execFileSync('chown', ['-R', `${uid}:${gid}`, folder]),
    }
  }
  const inNamespace: ServerAccount['command'] = (file, args) => [
    'unshare',
    ['--user', `--map-user=${nobody}`, '--', file, ...args],
  ]
  const [file, args] = inNamespace('/bin/sh', ['-c', ':'])
  if (spawnSync(file, args).status !== 0)
    throw new NoServerAccount(
      'PostgreSQL refuses to run as root, and this process may not change its account: start it as another user, or set DATABASE_URL.',
    )
  return {
    name: 'root in a user namespace',
    owner: null,
    command: inNamespace,
    canRead: () => true,
    own: () => undefined,
  }
}

function direct(file: string, args: string[]): [string, string[]] {
  return [file, args]
}

function unprivileged(): { name: string; uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['shigotocho', 'postgres']) {
    const [, , uid, gid] = accounts.find(([each]) => each === name) ?? []
    if (uid && gid) return { name, uid: Number(uid), gid: Number(gid) }
  }
  return { name: `uid ${nobody}`, uid: nobody, gid: nobody }
}
