import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const sources = globSync('{src,scripts,bench,journeys}/**/*.{ts,tsx}').map((path) => path.replaceAll('\\', '/'))
const read = (path: string) => readFileSync(path, 'utf8')
const isForTests = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)

/** The folders that each folder of docs/architecture.md may import. */
const folders = new Map(
  [...read('docs/architecture.md').matchAll(/^\| `([^|]+)` \|[^|]+\| ([^|]+) \|$/gm)].map(
    ([, folder = '', allowed = '']) => [folder, allowed.split(', ')],
  ),
)

/** A file's row in that table. */
function folderOf(path: string): string {
  const [top = '', folder = '', file] = path.split('/')
  if (top !== 'src') return top
  return file === undefined ? 'main' : folder
}

/** `screens/seeker/profile.tsx` and everything in `screens/seeker/profile/` are one screen. */
const screenOf = (path: string) => /^src\/web\/screens\/([^/]+\/[^/.]+)/.exec(path)?.[1]

/** Our own files that production code imports, statically or not, with types and started threads. */
const imports = sources
  .filter((path) => !isForTests(path))
  .flatMap((from) =>
    [...read(from).matchAll(/(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'([#.][^'?]+)/g)].map(([, name = '']) => ({
      from,
      to: name.startsWith('#')
        ? name.replace(/^#(?!scripts|bench|journeys)(app\/)?/, 'src/').replace('#', '')
        : posix.join(posix.dirname(from), name),
    })),
  )
  .filter(({ to }) => /\.tsx?$/.test(to))

const faultsWhere = (isFault: (from: string, to: string) => boolean) =>
  imports.filter(({ from, to }) => isFault(from, to)).map(({ from, to }) => `${from} imports ${to}`)

test('the table of docs/architecture.md names every folder, and no other', () => {
  expect(new Set(sources.map(folderOf).filter((folder) => folder !== 'testing'))).toEqual(new Set(folders.keys()))
})

test('a folder imports only what the table allows', () => {
  const faults = faultsWhere((from, to) => {
    const allowed = folders.get(folderOf(from)) ?? []
    return folderOf(from) !== folderOf(to) && !allowed.includes('everything') && !allowed.includes(folderOf(to))
  })
  expect(faults).toEqual([])
})

test('production code imports nothing that is for tests', () => {
  expect(faultsWhere((from, to) => from.startsWith('src/') && isForTests(to))).toEqual([])
})

test('an action imports no other action, a screen no other screen', () => {
  expect(faultsWhere((from, to) => folderOf(from) === 'actions' && /^src\/actions\/(?!context\.ts)/.test(to))).toEqual(
    [],
  )
  expect(faultsWhere((from, to) => Boolean(screenOf(from) && screenOf(to)) && screenOf(from) !== screenOf(to))).toEqual(
    [],
  )
})

test('the search is used through its two files, and screens get none of the demo jobs', () => {
  expect(
    faultsWhere(
      (from, to) => !from.startsWith('src/store/search/') && /^src\/store\/search\/(?!search(-on)?\.ts)/.test(to),
    ),
  ).toEqual([])
  const shown = /^src\/samples\/(company|companies|company-jobs|resources?)[./]/
  expect(faultsWhere((from, to) => folderOf(from) === 'web' && folderOf(to) === 'samples' && !shown.test(to))).toEqual(
    [],
  )
})

test('only src/rules compares a role', () => {
  const compares = /\brole\s*[!=]==\s*['"`]|\.role\s*===/
  const others = sources.filter((path) => path.startsWith('src/') && !/^src\/rules\/|\.test\.tsx?$/.test(path))
  expect(others.filter((path) => compares.test(read(path)))).toEqual([])
})

test('a network address is read from a request in one place, where ports and brackets are taken off', () => {
  const reads = /\.ip\b|\{[^}]*\bip\b[^}]*\} *[:=]|remoteAddress/
  const others = sources.filter((path) => path.startsWith('src/') && !isForTests(path) && reads.test(read(path)))
  expect(others).toEqual(['src/server/dependencies.ts', 'src/server/http/request-ids.ts'])
})

test('shared work waits in the gate, whose callers are persons or addresses and never one constant', () => {
  const queues = /from '(p-limit|p-queue|fastq|bottleneck)'|\b(run|withinBudget)\(\{( *\}|[^}]*(person|address): ['"`])/
  const others = sources.filter((path) => path.startsWith('src/') && !isForTests(path) && queues.test(read(path)))
  // One node alone sends alerts, to several mail servers at once.
  expect(others).toEqual(['src/workers/alerts/send-alerts.ts'])
})

test('no file is named after nothing', () => {
  expect(sources.filter((path) => /\/(utils?|helpers?|common|managers?)[/.]|\/index\.tsx?$/.test(path))).toEqual([])
})
