import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { runCommand, stopOnSignal } from './run-command.ts'
import { type DebianRoot, openDebianRoot, whyNoRoot } from './testing/debian-root.ts'

// npm run test:install: one evening of an operator on bare Debian machines, with deploy/install.sh and deploy/upgrade.sh
// as they are: install, first sign-in, a job, backup, upgrade, an upgrade that fails and goes back, uninstall, and a
// restore on a second machine. Debian in a folder with systemd as PID 1; what cannot be real there is named.
const standIns = 'Stand-ins: a self-signed certificate, the name jobs.example without DNS, no mail relay.'
const ports = [80, 443, 3001, 3002, 5432]
const site = 'http://127.0.0.1:3001'
const domain = 'jobs.example'
const current = '/opt/shigotocho/current'
const owner = { email: `owner@${domain}`, password: 'Kaede-no-michi-2718' }
const title = '夜間の校正スタッフ'
const options = `--domain ${domain} --administrator ${owner.email} --operator '試験新聞社' --smtp '' --certificate none`

stopOnSignal()
const why = (await whyNoRoot()) ?? (await takenPort()) ?? (await noCheckout())
if (why) {
  console.log(`test:install: 「not run」: ${why}.`)
  process.exit(0)
}
const folder = mkdtempSync('/var/tmp/shigotocho-install-')
const roots: DebianRoot[] = []
let outcome: 'passed' | 'FAILED' | '「not run」' = 'passed'
try {
  // A machine that boots no root says nothing of the installer.
  const first = await step('a bare Debian 13 boots', () => bareMachine('first')).catch((error: Error) => {
    outcome = '「not run」'
    console.log(error.message)
  })
  if (first) await evening(first)
} catch (error) {
  outcome = 'FAILED'
  console.log(`FAILED  ${(error as Error).message}`)
} finally {
  for (const root of roots) await root.remove().catch(() => undefined)
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${standIns}\n${outcome}: test:install (${minutes()} minutes)`)
process.exitCode = outcome === 'FAILED' ? 1 : 0

async function evening(first: DebianRoot): Promise<void> {
  await step('a dry run changes nothing', async () => {
    const told = await must(first, `/srv/board/deploy/install.sh --dry-run`)
    expect(!told.includes('did:') && told.includes('would: build the release'), told)
    expect(!(await first.run('test -e /opt/shigotocho')).ok, 'the dry run made a folder')
  })
  const installed = await step('install.sh leads to a ready product with one command', () =>
    must(first, `/srv/board/deploy/install.sh ${options}`),
  )
  await step('a second run leaves everything as it is', async () => {
    const again = await must(first, `/srv/board/deploy/install.sh ${options}`)
    const did = again.split('\n').filter((line) => line.startsWith('did:') && !/schema|every night|nginx/.test(line))
    expect(did.length === 0 && !again.includes('/reset-password'), again)
  })
  await step('the first administrator signs in by the link, and a job is posted', () => firstSignIn(installed))
  await step('nginx serves the site with TLS', async () => {
    const ask = `curl -sk --resolve ${domain}:443:127.0.0.1 -o /dev/null -w '%{http_code} %{http_version}'`
    expect((await must(first, `${ask} https://${domain}/api/ready`)).trim() === '200 2', 'no 200 over HTTP/2')
    expect((await must(first, `${ask} https://${domain}/metrics`)).startsWith('404'), 'metrics are public')
  })
  await step('the nightly backup writes a file', async () => {
    await must(first, 'systemctl start shigotocho-backup')
    await must(first, 'cp "$(ls /var/backups/shigotocho/board-*.backup | tail -1)" /srv/board.backup')
  })
  await step('upgrade.sh without a tag tells its usage', async () => {
    expect((await first.run(`${current}/deploy/upgrade.sh`)).output.startsWith('usage:'), 'no usage')
  })
  await step('upgrade.sh leads to the tag', async () => {
    await must(first, `${current}/deploy/upgrade.sh good`)
    expect((await release(first)) === 'good' && (await jobIsFound()), 'not on the tag, or the job is gone')
  })
  await step('an upgrade that fails goes back, with code and database', async () => {
    const { ok, output } = await first.run(`${current}/deploy/upgrade.sh bad`)
    expect(!ok && (await release(first)) === 'good' && (await jobIsFound()), output)
    const table = await first.run('runuser -u postgres -- psql -qAtX shigotocho -c "select to_regclass(\'of_bad\')"')
    expect(table.output.trim() === '', `the failed version's table is still there: ${table.output}`)
  })
  await step('uninstall keeps the data and says where', async () => {
    const told = await must(first, '/srv/board/deploy/install.sh --uninstall')
    expect(/left: .*database shigotocho/.test(told) && told.includes('/var/backups/shigotocho'), told)
    await must(first, 'test ! -e /opt/shigotocho && ls /var/backups/shigotocho/*.backup')
    await must(first, 'runuser -u postgres -- psql -qAtX shigotocho -c "select count(*) from jobs"')
  })
  const backup = join(folder, 'board.backup')
  copyFileSync(join(first.path, 'srv/board.backup'), backup)
  await must(first, 'cp -a /root/.npm /srv/npm-cache')
  const second = await step('a second machine, with Debian 12, is installed', async () => {
    const root = await bareMachine('second', first)
    await must(root, `/srv/board/deploy/install.sh ${options}`)
    return root
  })
  await step('the backup is restored there', async () => {
    copyFileSync(backup, join(second.path, 'var/backups/shigotocho/board.backup'))
    await must(second, `${current}/deploy/upgrade.sh --restore /var/backups/shigotocho/board.backup`)
    expect(await jobIsFound(), 'the job is not found')
    await call('POST', '/api/auth/login', owner)
  })
  await step('a damaged backup leaves the board as it was', async () => {
    const { ok, output } = await second.run(
      `head -c 5000 /var/backups/shigotocho/board.backup > /root/cut && ${current}/deploy/upgrade.sh --restore /root/cut`,
    )
    expect(!ok && (await jobIsFound()), output)
  })
  await step("the container's root runs alone, backs up and restores", () => containerRoot(second))
}

/** A root with a clone of this checkout, and with tags of an upgrade that works and of one that does not. */
async function bareMachine(name: string, former?: DebianRoot): Promise<DebianRoot> {
  // Both machines share the ports of this one.
  const cache = former && join(former.path, 'srv/npm-cache')
  if (cache) await runCommand('cp', ['-a', cache, join(folder, 'npm-cache')])
  if (former) await former.remove()
  const root = await openDebianRoot(join(folder, name), former ? '12' : '13')
  roots.push(root)
  if (cache) await runCommand('cp', ['-a', join(folder, 'npm-cache'), join(root.path, 'root/.npm')])
  // With what is not committed yet.
  const stash = await runCommand('git', ['stash', 'create'])
  const state = stash.ok ? stash.output.trim() : ''
  const copy = join(root.path, 'srv/board')
  for (const args of [
    ['clone', '--quiet', '--no-hardlinks', '.', copy],
    ['-C', copy, 'fetch', '--quiet', process.cwd(), state || 'HEAD'],
    ['-C', copy, 'checkout', '--quiet', '--detach', 'FETCH_HEAD'],
    ['-C', copy, 'remote', 'remove', 'origin'],
  ]) {
    const { ok, output } = await runCommand('git', args)
    if (!ok) throw new Error(output)
  }
  const tag = (of: string, edit: string) =>
    must(
      root,
      `cd /srv/board && ${edit} && git add -A && git -c user.name=t -c user.email=t@${domain} commit -qm ${of} && git tag ${of} && git checkout -q FETCH_HEAD`,
    )
  await must(root, `git config --global safe.directory '*'`)
  await tag('good', 'echo >> CHANGELOG.md')
  await tag(
    'bad',
    `echo 'create table of_bad ();' > src/store/migrations/9999-of-bad.sql &&
     sed -i "/^export const migrations/,/^]/s/^]/  fromFile('9999-of-bad'),\\n]/" src/store/migrations/migrations.ts &&
     sed -i '1i process.exit(1)' src/main.ts`,
  )
  return root
}

/** Lays out the image's root from the installed release and starts it as the image would, without an engine for images. */
async function containerRoot(root: DebianRoot): Promise<void> {
  const line = (dir: string, command: string) =>
    `env -i PATH=/usr/local/bin:/bin NODE_ENV=production PORT=3002 EMBEDDED_DATABASE=1 DATA_DIR=${dir} \
      PUBLIC_URL=http://127.0.0.1:3002 APP_SECRET=$(openssl rand -base64 40) \
      unshare --root=/srv/image --wd=/app --setgid 65532 --setuid 65532 /usr/local/bin/node ${command}`
  await must(
    root,
    `apt-get install -y -qq --no-install-recommends binutils && cp -al ${current}/ /srv/app && cd /srv/app &&
     node=$(echo $PWD/node_modules/node-linux-*/bin/node) && cp $node /srv/node &&
     PATH=$(dirname $node):$PATH node /opt/shigotocho/tools/npm-*/bin/npm-cli.js prune --omit=dev &&
     bash scripts/container-root.sh /srv/image /srv/node && cd /srv/image && mkdir -p etc tmp dev && chmod 1777 tmp &&
     echo nonroot:x:65532:65532::/:/ > etc/passwd && mount --bind /dev dev`,
  )
  // What the base image brings stands in the lines above.
  await must(root, `systemd-run -q --unit=image ${line('/data', 'src/main.ts')}`)
  const ready = 'curl -fs --retry 90 --retry-delay 1 --retry-all-errors http://127.0.0.1:3002/api/ready'
  const { ok } = await root.run(ready)
  if (!ok) throw new Error(await must(root, 'journalctl -u image -o cat -n 30'))
  await must(root, line('/data', 'scripts/backup.ts /data/board.backup'))
  const told = await must(root, line('/data/second', 'scripts/restore.ts /data/board.backup'))
  expect(told.includes('The database is restored.'), told)
  await must(root, 'systemctl stop image')
}

async function firstSignIn(told: string): Promise<void> {
  const token = /\/reset-password\?token=(\S+)/.exec(told)?.[1] ?? ''
  await call('POST', '/api/auth/reset-password', { token: decodeURIComponent(token), newPassword: owner.password })
  const { token: session } = await call('POST', '/api/auth/login', owner)
  // Without them no posting is published.
  const profile = { name: '試験新聞社', address: '東京都千代田区1-1-1 しごとビル3階301号室', phone: '03-1234-5678' }
  await call('PUT', '/api/employer/profile', profile, session)
  const description = '朝刊の紙面を締切までに読み、誤字と事実の誤りを見つけて編集部に伝えます。経験は問いません。'
  const job = { title, company: profile.name, location: '東京都千代田区', job_type: 'full-time', salary_min: 260_000 }
  const posted = await call('POST', '/api/jobs', { ...job, description }, session)
  await call('POST', `/api/jobs/${posted.job.id}/approve`, {}, session)
  expect(await jobIsFound(), 'the posted job is not found')
}

async function jobIsFound(): Promise<boolean> {
  const { jobs } = await call('GET', `/api/jobs?q=${encodeURIComponent('校正スタッフ')}`)
  return jobs.some((job: { title: string }) => job.title === title)
}

async function call(method: string, path: string, body?: unknown, session?: string) {
  const headers = { 'content-type': 'application/json', ...(session && { authorization: `Bearer ${session}` }) }
  const response = await fetch(site + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text).data ?? {}
}

async function must(root: DebianRoot, line: string): Promise<string> {
  const { ok, output } = await root.run(line)
  if (!ok) throw new Error(`${line}\n${output}`)
  return output
}

async function release(root: DebianRoot): Promise<string> {
  return (await must(root, `basename $(readlink ${current})`)).trim()
}

function expect(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const since = performance.now()
  const result = await work().catch((error: Error) => {
    throw new Error(`${name}: ${error.message}`)
  })
  console.log(`passed  ${name} (${((performance.now() - since) / 1_000).toFixed(0)} s)`)
  return result
}

async function takenPort(): Promise<string | null> {
  for (const port of ports) {
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer().once('error', () => resolve(false))
      server.listen(port, () => server.close(() => resolve(true)))
    })
    if (!isFree) return `another process of this machine has port ${port}, which the roots share`
  }
  return null
}

async function noCheckout(): Promise<string | null> {
  return (await runCommand('git', ['rev-parse', 'HEAD'])).ok ? null : 'it needs a git checkout to clone'
}

function minutes(): string {
  return (performance.now() / 60_000).toFixed(1)
}
