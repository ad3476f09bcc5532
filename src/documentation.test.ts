import { readdirSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const folders = ['src', 'docs', 'scripts', 'bench', 'journeys', '.github', '.ci']

/** Every file that the repository holds in these folders and beside them. */
const files = [
  ...readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => posix.join(folder, path)),
  ),
].filter((path) => !statSync(path).isDirectory())
const known = new Set(files.flatMap((file) => [file, ...foldersOf(file)]))
const read = (file: string) => readFileSync(file, 'utf8')

/** What people write about the code. Texts that visitors read lie in `src` and are no documents. */
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('src/'))
const sources = files.filter((file) => /\.(ts|tsx|mjs|css|yml)$/.test(file))

const headings = read('docs/product.md')
  .split('\n')
  .flatMap((line) => /^#{2,3} (.+)$/.exec(line)?.[1] ?? [])

test('a heading of docs/product.md that is named exists', () => {
  const unknown = [...documents, ...sources].flatMap((file) =>
    [...read(file).matchAll(/docs\/product\.md, ([^\n]{1,60})/g)]
      .filter(([, rest = '']) => !headings.some((heading) => new RegExp(`^${heading}(?!\\w)`).test(rest)))
      .map(([citation]) => `${file}: ${citation}`),
  )
  expect(unknown).toEqual([])
})

test('no heading of docs/product.md stands there twice', () => {
  expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([])
})

test('nothing cites a document that is not in the repository', () => {
  const citation = /\b(specification|decisions|house|beyond|posting|measured)\.md\b|\([Ss]ection \d|\bissue \d/
  const found = [...documents, ...sources].flatMap((file) =>
    linesOf(file)
      .filter(({ text }) => citation.test(text))
      .map(({ text, place }) => `${place} ${text.trim()}`),
  )
  expect(found).toEqual([])
})

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

test('a decision has a number of its own, a date, and the parts of the template', () => {
  const decisions = documents.filter((file) => file.startsWith('docs/decisions/'))
  const numbers = decisions.map((file) => /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1] ?? file)
  expect(numbers.filter((number, at) => !/^\d{4}$/.test(number) || numbers.indexOf(number) !== at)).toEqual([])
  const parts = ['Context', 'Decision', 'Consequence', 'Figure']
  for (const file of decisions) {
    const text = read(file)
    expect(text, file).toMatch(/^# .+\n\nDate: \d{4}-\d{2}-\d{2}/)
    expect(
      [...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part),
      file,
    ).toEqual(parts)
    expect(text.split('\n').length, `lines of ${file}`).toBeLessThanOrEqual(70)
  }
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

test('lines of documents have at most 120 characters', () => {
  const long = documents.flatMap(linesOf).filter(({ text }) => [...text].length > 120)
  expect(long.map(({ place }) => place)).toEqual([])
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

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; they are the first of their section. */
const requirements: Record<string, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
}

test('docs/security.md judges every requirement of ASVS levels 1 and 2 once', () => {
  const due = Object.entries(requirements).flatMap(([chapter, sections]) =>
    sections.flatMap((count, at) => Array.from({ length: count }, (_, index) => `${chapter}.${at + 1}.${index + 1}`)),
  )
  const judged = [...read('docs/security.md').matchAll(/^\| (\d+\.[\d., -]+) \| ([\w/ ]+) \|/gm)].flatMap(
    ([, cell = '', state = '']) => {
      expect(['met', 'not met', 'fixed', 'operator', 'n/a']).toContain(state)
      return cell.split(', ').flatMap((range) => {
        const [, section = '', first = '', last = first] = /^(\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(range) ?? []
        return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${section}.${Number(first) + at}`)
      })
    },
  )
  expect(judged.toSorted()).toEqual(due.toSorted())
})

function leadsSomewhere(file: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const named = path === '' ? file : posix.join(posix.dirname(file), path)
  if (!known.has(named.replace(/\/$/, ''))) return false
  return anchor === undefined || linesOf(named).some(({ text }) => /^#+ /.test(text) && anchorOf(text) === anchor)
}

/** How GitHub names a heading in an address. */
const anchorOf = (heading: string) =>
  heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** A path with alternatives in braces, such as `src/{a,b}.ts`, as the paths that it stands for. */
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
