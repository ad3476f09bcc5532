import { posix } from 'node:path'

/** Which folder may import which. `main` is every file directly under src/. */
const MAY_IMPORT: Record<string, string[]> = {
  rules: [],
  words: ['rules'],
  contract: ['rules'],
  store: ['rules'],
  integrations: ['rules', 'contract'],
  actions: ['rules', 'contract', 'store', 'integrations'],
  workers: ['actions', 'store', 'integrations', 'words'],
  web: ['rules', 'words', 'contract', 'samples'],
  server: ['rules', 'words', 'contract', 'actions', 'web'],
  samples: ['contract', 'store', 'rules'],
  main: ['server', 'workers', 'store', 'integrations', 'samples', 'actions', 'contract', 'rules', 'words'],
}
const VAGUE = /(^|\/)(utils?|helpers?|common|managers?)(\/|\.|$)/
const SHOWN_SAMPLES = /^src\/samples\/(company|companies|company-jobs|resource|resources)(\/|\.)/
const RUNS_ON_SERVER = /^src\/web\/(entry\.server\.tsx|.*\.server\.tsx?)$/

const STARTS = /\bnew URL\(\s*['"](\.[^'"]+)['"]\s*,\s*import\.meta\.url/g

/** Path from the repository's root → source text. */
export type Files = Map<string, string>
type Import = { from: string; written: string; to: string | null; starts: boolean }

/** One sentence for each fault in these files. */
export function faultsOf(files: Files): string[] {
  const imports = [...files].flatMap(([path, source]) => importsOf(path, source))
  return [
    ...[...files].flatMap(([path, source]) => faultsOfFile(path, source)),
    ...imports.flatMap((found) => faultOfImport(found, files) ?? []),
    ...circles(files, imports),
  ]
}

function faultsOfFile(path: string, source: string): string[] {
  const found: string[] = []
  const statements = withoutComments(source).trim()
  const handsOnOnly =
    statements !== '' && statements.replace(/export\s[^'"]*?from\s+['"][^'"]+['"];?/g, '').trim() === ''
  if (handsOnOnly) found.push(`${path} only hands on what other files export: import those files instead.`)
  if (/\/index\.tsx?$/.test(path)) found.push(`${path}: no index files; a file is named after what is in it.`)
  if (VAGUE.test(path)) found.push(`${path}: utils, helpers, common and manager say nothing; name what it does.`)
  return found
}

function faultOfImport({ from, written, to }: Import, files: Files): string | null {
  if (/(^|\/)\.\.\//.test(written)) return `${from} imports ${written}: write #room/file instead of ../.`
  const room = roomOf(from)
  const forTests = isForTests(from)
  if (to === null) {
    const serverOnly = room === 'web' && /^(node:|fastify|kysely|pg|pg-boss|pino|nodemailer|sharp)/.test(written)
    if (!serverOnly || forTests || RUNS_ON_SERVER.test(from)) return null
    return `${from} imports ${written}: what the browser loads cannot use it.`
  }
  const fault = (why: string) => `${from} imports ${to}: ${why}`
  if (to.startsWith('scripts/')) return forTests ? null : fault('only tests may use scripts.')
  if (!files.has(to) && !/\.(ts|tsx)$/.test(to)) return null
  if (!files.has(to)) return fault('there is no such file.')
  if (forTests) return null
  if (isForTests(to)) return fault('that file is for tests only.')
  const other = roomOf(to)
  if (other !== room) {
    const allowed = MAY_IMPORT[room] ?? []
    if (!allowed.includes(other))
      return fault(`${room} may import ${allowed.length ? `only ${allowed.join(', ')}` : 'nothing'}.`)
    if (room === 'web' && other === 'samples' && !SHOWN_SAMPLES.test(to))
      return fault('screens show companies and resources only.')
    return null
  }
  if (room === 'actions' && to !== 'src/actions/context.ts')
    return fault('an action never imports another (only context.ts).')
  const screen = screenOf(to)
  if (screen && screenOf(from) && screen !== screenOf(from))
    return fault('a screen never imports another; move it to parts/.')
  return null
}

function circles(files: Files, imports: Import[]): string[] {
  // A file may name the worker that it starts, and the worker may know its starter's messages: that is no import.
  const next = Map.groupBy(
    imports.filter(({ starts }) => !starts),
    ({ from }) => from,
  )
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, trail: string[]) => {
    const start = trail.indexOf(path)
    if (start >= 0) {
      found.push(`These files import each other in a circle: ${[...trail.slice(start), path].join(' → ')}.`)
    } else if (!done.has(path)) {
      for (const { to } of next.get(path) ?? []) if (to !== null && files.has(to)) visit(to, [...trail, path])
      done.add(path)
    }
  }
  for (const path of files.keys()) visit(path, [])
  return found
}

/** Static and dynamic imports, `import type`, `export … from`, and the files that worker threads are started from. */
function importsOf(from: string, source: string): Import[] {
  const text = withoutComments(source)
  const patterns = [
    /^\s*(?:import|export)\s[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
    /^\s*import\s*['"]([^'"]+)['"]/gm,
    /\bimport\(\s*['"]([^'"]+)['"]/g,
    STARTS,
  ]
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, written = '']) => ({
      from,
      written,
      to: resolve(from, written),
      starts: pattern === STARTS,
    })),
  )
}

function resolve(from: string, written: string): string | null {
  const [path = ''] = written.split('?')
  if (path.startsWith('#scripts/')) return path.slice(1)
  if (path.startsWith('#app/')) return `src/${path.slice('#app/'.length)}`
  if (path.startsWith('#')) return `src/${path.slice(1)}`
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : null
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

function roomOf(path: string): string {
  const [, room = '', file] = path.split('/')
  return file === undefined ? 'main' : room
}

/** `screens/seeker/profile.tsx` and everything in `screens/seeker/profile/` are one screen. */
function screenOf(path: string): string | null {
  return /^src\/web\/screens\/([^/]+\/[^/.]+)/.exec(path)?.[1] ?? null
}

function isForTests(path: string): boolean {
  return /(\.test\.tsx?$|\/testing\/)/.test(path)
}
