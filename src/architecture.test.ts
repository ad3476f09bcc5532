import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { type Files, faultsOf } from './testing/architecture-faults.ts'
import { readFolders } from './testing/architecture-table.ts'

const folders = readFolders(readFileSync('docs/architecture.md', 'utf8'))

test('every file keeps to the import rules', () => {
  expect(faultsOf(sourceFiles(), folders)).toEqual([])
})

test('the table of docs/architecture.md names folders that exist', () => {
  const paths = [...folders.keys()].map((folder) => {
    if (folder === 'main') return 'src'
    return ['scripts', 'bench', 'journeys'].includes(folder) ? folder : `src/${folder}`
  })
  expect(paths).not.toEqual([])
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
  const allowed = [...folders.values()].flatMap((names) => (names === 'everything' ? [] : names))
  expect(allowed.filter((name) => !folders.has(name))).toEqual([])
})

test('a folder imports only what the table allows', () => {
  expect(faults({ 'src/rules/a.ts': `import { b } from '#store/b.ts'`, 'src/store/b.ts': '' })).toEqual([
    'src/rules/a.ts imports src/store/b.ts: rules may import nothing.',
  ])
  expect(
    faults({ 'src/words/a.ts': `export type { B } from '#store/b.ts'\nexport const a = 1`, 'src/store/b.ts': '' }),
  ).toEqual(['src/words/a.ts imports src/store/b.ts: words may import only rules.'])
  expect(faults({ 'src/web/a.ts': `const b = await import('#actions/b.ts')`, 'src/actions/b.ts': '' })).toHaveLength(1)
  expect(faults({ 'src/server/a.ts': `import type {\n  B,\n} from '#store/b.ts'`, 'src/store/b.ts': '' })).toHaveLength(
    1,
  )
  expect(faults({ 'src/main.ts': `import '#server/b.ts'`, 'src/server/b.ts': '' })).toEqual([])
  expect(faults({ 'src/a-new-folder/a.ts': '' })).toHaveLength(1)
})

test('tests look into every folder, and nothing that runs in production looks into tests', () => {
  expect(
    faults({ 'src/rules/a.test.ts': `import { b } from '#store/testing/b.ts'`, 'src/store/testing/b.ts': '' }),
  ).toEqual([])
  expect(faults({ 'src/store/a.ts': `import { b } from './testing/b.ts'`, 'src/store/testing/b.ts': '' })).toEqual([
    'src/store/a.ts imports src/store/testing/b.ts: that file is for tests only.',
  ])
})

test('tests may use the scripts, and nothing else', () => {
  const source = `import { startThrowawayPostgres } from '#scripts/testing/throwaway-postgres.ts'`
  const script = { 'scripts/testing/throwaway-postgres.ts': '' }
  expect(faults({ 'src/server/a.wire.test.ts': source, ...script })).toEqual([])
  expect(faults({ 'src/server/a.ts': source, ...script })).toHaveLength(1)
})

test('scripts, benchmarks and journeys use everything, and keep to the other rules', () => {
  const everything = { 'src/store/b.ts': '', 'journeys/testing/c.ts': '', 'bench/d.ts': '' }
  const source = `import '#store/b.ts'\nimport '#journeys/testing/c.ts'\nimport '#bench/d.ts'`
  expect(faults({ 'scripts/a.ts': source, ...everything })).toEqual([])
  expect(faults({ 'bench/a/b.ts': `import '../d.ts'`, ...everything })).toHaveLength(1)
  expect(faults({ 'scripts/a.ts': `import '#bench/gone.ts'` })).toHaveLength(1)
  expect(faults({ 'journeys/testing/helpers.ts': '' })).toHaveLength(1)
  expect(faults({ 'bench/a.ts': `import '#scripts/b.ts'`, 'scripts/b.ts': `import '#bench/a.ts'` })).toEqual([
    'These files import each other in a cycle: bench/a.ts → scripts/b.ts → bench/a.ts.',
  ])
})

test('nobody climbs with ../, and no import leads nowhere', () => {
  expect(faults({ 'src/store/a/b.ts': `import '../c.ts'`, 'src/store/c.ts': '' })[0]).toMatch(
    /write #folder\/file instead of \.\.\//,
  )
  expect(faults({ 'src/store/a.ts': `import './gone.ts'` })[0]).toMatch(/there is no such file/)
})

test('an action never imports another action, a screen never another screen', () => {
  const context = { 'src/actions/context.ts': '', 'src/actions/a.ts': `import type { C } from '#actions/context.ts'` }
  expect(faults(context)).toEqual([])
  expect(faults({ 'src/actions/a.ts': `import { b } from './b.ts'`, 'src/actions/b.ts': '' })).toHaveLength(1)
  const screen = `import { b } from './profile/b.tsx'`
  expect(faults({ 'src/web/screens/seeker/a.tsx': screen, 'src/web/screens/seeker/profile/b.tsx': '' })).toHaveLength(1)
  expect(faults({ 'src/web/screens/seeker/profile.tsx': screen, 'src/web/screens/seeker/profile/b.tsx': '' })).toEqual(
    [],
  )
})

test('the inside of the search is imported by the search alone', () => {
  const search = { 'src/store/search/search-on.ts': '', 'src/store/search/find.ts': '' }
  expect(faults({ ...search, 'src/actions/a.ts': `import { s } from '#store/search/search-on.ts'` })).toEqual([])
  expect(faults({ ...search, 'src/actions/a.ts': `import { f } from '#store/search/find.ts'` })).toHaveLength(1)
})

test('what the browser loads stays free of the server and of the demo jobs', () => {
  expect(faults({ 'src/web/a.ts': `import { readFile } from 'node:fs'` })).toHaveLength(1)
  expect(faults({ 'src/web/entry.server.tsx': `import { PassThrough } from 'node:stream'` })).toEqual([])
  expect(faults({ 'src/web/a.ts': `import '#samples/jobs.ts'`, 'src/samples/jobs.ts': '' })).toHaveLength(1)
  expect(faults({ 'src/web/a.ts': `import '#samples/companies.ts'`, 'src/samples/companies.ts': '' })).toEqual([])
})

test('barrels, vague names and cycles are found', () => {
  expect(
    faults({
      'src/rules/all.ts': `// why\nexport { a } from './a.ts'\nexport * from './b.ts'`,
      'src/rules/a.ts': '',
      'src/rules/b.ts': '',
    }),
  ).toEqual(['src/rules/all.ts only re-exports what other files export: import those files instead.'])
  expect(faults({ 'src/rules/index.ts': 'export const a = 1' })).toHaveLength(1)
  expect(faults({ 'src/web/utils/a.ts': 'export const a = 1' })).toHaveLength(1)
  expect(faults({ 'src/rules/a.ts': `import './b.ts'`, 'src/rules/b.ts': `import './a.ts'` })).toEqual([
    'These files import each other in a cycle: src/rules/a.ts → src/rules/b.ts → src/rules/a.ts.',
  ])
})

test('who may do what is asked of src/rules: nobody else compares a role', () => {
  const compares = /\brole\s*[!=]==\s*['"`]|\.role\s*===/
  const isFilterSet = ([path, source]: [string, string]) =>
    path.startsWith('src/') && !/^src\/rules\/|\.test\.tsx?$/.test(path) && compares.test(source)
  expect([...sourceFiles()].filter(isFilterSet).map(([path]) => path)).toEqual([])
})

function faults(files: Record<string, string>): string[] {
  return faultsOf(new Map(Object.entries(files)), folders)
}

function sourceFiles(): Files {
  const paths = ['src', 'scripts', 'bench', 'journeys'].flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: 'utf8' }).map((path) => posix.join(top, path.replaceAll('\\', '/'))),
  )
  // This file holds imports that break the rules, as examples.
  const sources = paths.filter((path) => /\.tsx?$/.test(path) && path !== 'src/architecture.test.ts')
  return new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]))
}
