import { readdirSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const folders = ['src', 'docs', 'scripts', 'bench', 'journeys', 'deploy', '.github', '.ci']

/** Every file in these folders and in the root. */
const files = [
  ...readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => posix.join(folder, path)),
  ),
].filter((path) => !statSync(path).isDirectory())
const known = new Set(files.flatMap((file) => [file, ...foldersOf(file)]))
const read = (file: string) => readFileSync(file, 'utf8')

/** Documents about the code; texts in `src` are for visitors. */
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('src/'))
const sources = files.filter((file) => /\.(ts|tsx|mjs|css|yml)$/.test(file))

test('a heading of docs/product that is named exists', () => {
  const unknown = [...documents, ...sources].flatMap((file) =>
    [...read(file).matchAll(/(docs\/product\/\w+\.md), ([^\n]{1,60})/g)]
      .filter(([, page = '', rest = '']) => !headingsOf(page).some((heading) => rest.startsWith(heading)))
      .map(([citation]) => `${file}: ${citation}`),
  )
  expect(unknown).toEqual([])
})

const headingsOf = (page: string) =>
  known.has(page) ? linesOf(page).flatMap(({ text }) => /^#+ (.+)$/.exec(text)?.[1] ?? []) : []

test('links between documents lead somewhere', () => {
  const broken = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => !leadsSomewhere(file, target))
      .map((target) => `${file}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('paths and scripts that documents name exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const unknown = documents.flatMap((file) => [
    ...[...read(file).matchAll(/`((?:src|docs|scripts|bench|journeys|\.github|\.ci)\/[\w./{},-]*)`/g)]
      .flatMap(([, path = '']) => spelledOut(path))
      .filter((path) => !known.has(path.replace(/\/$/, '')))
      .map((path) => `${file}: ${path}`),
    ...[...read(file).matchAll(/\bnpm run ([\w:-]+)/g)]
      .filter(([, script = '']) => !(script in scripts))
      .map(([command]) => `${file}: ${command}`),
  ])
  expect(unknown).toEqual([])
})

test('a decision that is named exists', () => {
  const numbers = documents.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? [])
  const cited = [...documents, ...sources].flatMap((file) =>
    [...read(file).matchAll(/docs\/decisions[/,] ?(\d{4})/g)].map(([, number = '']) => number),
  )
  expect(cited.filter((number) => !numbers.includes(number))).toEqual([])
})

test('every package has its reason in the decision on libraries, and none is there that we left', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'))
  const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const named = [...read('docs/decisions/0002-libraries.md').matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap(([, cell = '']) => cell.split(', '))
    .filter((name) => !['library', '---'].includes(name))
  expect(packages.filter((name) => !name.startsWith('@types/') && !named.includes(name))).toEqual([])
  expect(named.filter((name) => !packages.includes(name))).toEqual([])
})

test('docs/configuration.md names the variables that are read, and no others', () => {
  const readHere = new Set(
    files
      .filter((file) => /^(src|scripts|journeys|vite)[\w./-]*\.(ts|mjs)$/.test(file) && !/\.test\.ts$/.test(file))
      .flatMap((file) => [...read(file).matchAll(/(?:process\.env\.|env\.|')([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g)])
      .map(([, name = '']) => name),
  )
  const asked = [...read('src/config.ts').matchAll(/(?:text|read)\('([A-Z_]+)'|env\.([A-Z_]+)/g)].map(
    ([, quoted, dotted]) => quoted ?? dotted ?? '',
  )
  const named = new Set(
    [...read('docs/configuration.md').matchAll(/`([A-Z][A-Z_]+)(?:=\w+)?`/g)].map(([, name]) => name),
  )
  expect(asked.filter((name) => !named.has(name))).toEqual([])
  expect([...named].filter((name) => name && !asked.includes(name) && !readHere.has(name))).toEqual([])
})

function leadsSomewhere(file: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const named = path === '' ? file : posix.join(posix.dirname(file), path)
  if (!known.has(named.replace(/\/$/, ''))) return false
  return anchor === undefined || linesOf(named).some(({ text }) => /^#+ /.test(text) && anchorOf(text) === anchor)
}

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** Expands braces: `src/{a,b}.ts` stands for two paths. */
function spelledOut(path: string): string[] {
  const braces = /\{([^}]*)\}/.exec(path)
  if (!braces) return [path]
  return (braces[1] ?? '').split(',').flatMap((choice) => spelledOut(path.replace(braces[0], choice)))
}

function linesOf(file: string): { text: string; place: string }[] {
  return read(file)
    .split('\n')
    .map((text, at) => ({ text, place: `${file}:${at + 1}` }))
}

function foldersOf(file: string): string[] {
  const folder = posix.dirname(file)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}
