import { existsSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { advice, type Finding, ok, problem, reasonOf } from './finding.ts'

const mega = 1024 * 1024
/** MB. Uploads are in the temporary folder until they are stored. */
const free = { advice: 1_024, problem: 128 }

/** Checks the folders that the product writes to, and the built pages. */
export async function checkMachine({ dataDir, root }: { dataDir: string | null; root: string }): Promise<Finding[]> {
  const folders = { TMPDIR: tmpdir(), ...(dataDir && { DATA_DIR: dataDir }) }
  const found = await Promise.all(Object.entries(folders).map(([name, path]) => checkFolder(name, path)))
  const isBuilt = existsSync(join(root, 'build', '.stamp'))
  return [...found, isBuilt ? ok('pages', 'are built') : problem('pages', 'are not built: run npm run build.')]
}

/** The path, or its nearest parent that exists: the start creates the folders. */
const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)))

export async function checkFolder(name: string, path: string): Promise<Finding> {
  const file = join(existing(path), `.check-${process.pid}`)
  try {
    await writeFile(file, 'x'.repeat(1_024))
    const { bavail, bsize } = await statfs(dirname(file))
    const left = Math.floor((bavail * bsize) / mega)
    if (left < free.problem) return problem(name, `${path} has ${left} MB left.`)
    return left < free.advice ? advice(name, `${path} has ${left} MB left.`) : ok(name, `${path} has ${left} MB left`)
  } catch (error) {
    return problem(name, `${path} cannot be written (${reasonOf(error)}).`)
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}
