import { posix } from 'node:path'
import type { Folders } from './architecture-table.ts'

const VAGUE = /(^|\/)(utils?|helpers?|common|managers?)(\/|\.|$)/
const SHOWN_SAMPLES = /^src\/samples\/(company|companies|company-jobs|resource|resources)(\/|\.)/
const SEARCH = 'src/store/search/'
const SEARCH_CONTRACT = /^src\/store\/search\/(search|search-on)\.ts$/
const RUNS_ON_SERVER = /^src\/web\/(entry\.server\.tsx|.*\.server\.tsx?)$/
const STARTS_WORKER = /\bnew URL\(\s*['"](\.[^'"]+)['"]\s*,\s*import\.meta\.url/g

/** Source text by path from the repository's root. */
export type Files = Map<string, string>
type Import = { from: string; specifier: string; to: string | null; startsWorker: boolean }

/** One sentence per fault in these files. */
export function faultsOf(files: Files, folders: Folders): string[] {
  const imports = [...files].flatMap(([path, source]) => importsOf(path, source))
  return [
    ...[...files].flatMap(([path, source]) => faultsOfFile(path, source, folders)),
    ...imports.flatMap((found) => faultOfImport(found, files, folders) ?? []),
    ...cycles(files, imports),
  ]
}

function faultsOfFile(path: string, source: string, folders: Folders): string[] {
  const found: string[] = []
  const statements = withoutComments(source).trim()
  const isBarrel = statements !== '' && statements.replace(/export\s[^'"]*?from\s+['"][^'"]+['"];?/g, '').trim() === ''
  if (isBarrel) found.push(`${path} only re-exports what other files export: import those files instead.`)
  if (/\/index\.tsx?$/.test(path)) found.push(`${path}: no index files; a file is named after what is in it.`)
  if (VAGUE.test(path)) found.push(`${path}: utils, helpers, common and manager say nothing; name what it does.`)
  const folder = folderOf(path)
  if (!folders.has(folder) && !isForTests(path))
    found.push(`${path}: docs/architecture.md has no row for the folder ${folder}.`)
  return found
}

function faultOfImport({ from, specifier, to }: Import, files: Files, folders: Folders): string | null {
  if (/(^|\/)\.\.\//.test(specifier)) return `${from} imports ${specifier}: write #folder/file instead of ../.`
  const folder = folderOf(from)
  if (to === null) {
    const isServerOnly = folder === 'web' && /^(node:|fastify|kysely|pg|pg-boss|pino|nodemailer|sharp)/.test(specifier)
    if (!isServerOnly || isForTests(from) || RUNS_ON_SERVER.test(from)) return null
    return `${from} imports ${specifier}: what the browser loads cannot use it.`
  }
  const fault = (why: string) => `${from} imports ${to}: ${why}`
  if (!files.has(to)) return /\.(ts|tsx)$/.test(to) ? fault('there is no such file.') : null
  if (isForTests(from)) return null
  if (to.startsWith(SEARCH) && !from.startsWith(SEARCH) && !SEARCH_CONTRACT.test(to))
    return fault('the search is used through search.ts and search-on.ts alone.')
  const allowed = folders.get(folder) ?? []
  if (isForTests(to)) return allowed === 'everything' ? null : fault('that file is for tests only.')
  const other = folderOf(to)
  if (other !== folder) return faultBetween(folder, other, to, allowed, fault)
  if (folder === 'actions' && to !== 'src/actions/context.ts')
    return fault('an action never imports another (only context.ts).')
  const screen = screenOf(to)
  if (screen && screenOf(from) && screen !== screenOf(from))
    return fault('a screen never imports another; move it to parts/.')
  return null
}

function faultBetween(
  folder: string,
  other: string,
  to: string,
  allowed: readonly string[] | 'everything',
  fault: (why: string) => string,
): string | null {
  if (allowed === 'everything') return null
  if (!allowed.includes(other))
    return fault(`${folder} may import ${allowed.length ? `only ${allowed.join(', ')}` : 'nothing'}.`)
  if (folder === 'web' && other === 'samples' && !SHOWN_SAMPLES.test(to))
    return fault('screens show companies and resources only.')
  return null
}

function cycles(files: Files, imports: Import[]): string[] {
  // A file and the worker that it starts may name each other, so that is no import.
  const next = Map.groupBy(
    imports.filter(({ startsWorker }) => !startsWorker),
    ({ from }) => from,
  )
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, trail: string[]) => {
    const start = trail.indexOf(path)
    if (start >= 0) {
      found.push(`These files import each other in a cycle: ${[...trail.slice(start), path].join(' → ')}.`)
    } else if (!done.has(path)) {
      for (const { to } of next.get(path) ?? []) if (to !== null && files.has(to)) visit(to, [...trail, path])
      done.add(path)
    }
  }
  for (const path of files.keys()) visit(path, [])
  return found
}

/** Static and dynamic imports, `import type`, `export … from`, and files of started worker threads. */
function importsOf(from: string, source: string): Import[] {
  const text = withoutComments(source)
  const patterns = [
    /^\s*(?:import|export)\s[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
    /^\s*import\s*['"]([^'"]+)['"]/gm,
    /\bimport\(\s*['"]([^'"]+)['"]/g,
    STARTS_WORKER,
  ]
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, specifier = '']) => ({
      from,
      specifier,
      to: resolve(from, specifier),
      startsWorker: pattern === STARTS_WORKER,
    })),
  )
}

/** Resolves like `imports` of package.json; null for a package. */
function resolve(from: string, specifier: string): string | null {
  const [path = ''] = specifier.split('?')
  if (/^#(scripts|bench|journeys)\//.test(path)) return path.slice(1)
  if (path.startsWith('#app/')) return `src/${path.slice('#app/'.length)}`
  if (path.startsWith('#')) return `src/${path.slice(1)}`
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : null
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

/** A file's row in the table. */
function folderOf(path: string): string {
  const [top = '', folder = '', file] = path.split('/')
  if (top !== 'src') return top
  return file === undefined ? 'main' : folder
}

/** `screens/seeker/profile.tsx` and everything in `screens/seeker/profile/` are one screen. */
function screenOf(path: string): string | null {
  return /^src\/web\/screens\/([^/]+\/[^/.]+)/.exec(path)?.[1] ?? null
}

function isForTests(path: string): boolean {
  return /(\.test\.tsx?$|\/testing\/)/.test(path)
}
