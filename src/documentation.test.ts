import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Documents about the code; texts in `src` are for visitors. */
const documents = globSync('{*.md,{docs,bench,deploy,.github}/**/*.md}')
const sources = globSync('{src,scripts,bench,journeys}/**/*.{ts,tsx,mjs,css}')
const read = (file: string) => readFileSync(file, 'utf8')
const found = (file: string, pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, name = '']) => name)

test('links between documents lead somewhere', () => {
  const broken = documents.flatMap((file) =>
    found(file, /\]\(([^)\s]+)\)/g)
      .filter((target) => !/^[a-z]+:/.test(target) && !leadsSomewhere(file, target))
      .map((target) => `${file}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('paths, decisions and commands that are named exist', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const unknown = [...documents, ...sources].flatMap((file) => [
    ...found(file, /`((?:src|docs|scripts|bench|journeys|deploy)\/[\w./-]+)`/g).filter((path) => !existsSync(path)),
    ...found(file, /docs\/decisions[/,] ?(\d{4})/g).filter((number) => !globSync(`docs/decisions/${number}-*`)[0]),
    ...found(file, /\bnpm run ([\w:-]*\w)/g).filter((script) => !(script in scripts)),
  ])
  expect(unknown).toEqual([])
})

test('docs/configuration.md names the settings that are read, and no others', () => {
  const asked = found('src/config.ts', /(?:(?:text|read)\('|env\.)([A-Z_]+)/g)
  const readElsewhere = globSync('{{src,scripts,journeys}/**/,vite*}*.{ts,mjs}').flatMap((file) =>
    found(file, /(?:process\.env\.|env\.|')([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g),
  )
  const named = found('docs/configuration.md', /`([A-Z][A-Z_]+)(?:=\w+)?`/g)
  expect(asked.filter((name) => !named.includes(name))).toEqual([])
  expect(named.filter((name) => ![...asked, ...readElsewhere].includes(name))).toEqual([])
})

function leadsSomewhere(file: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const named = path === '' ? file : join(dirname(file), path)
  return (
    existsSync(named) && (anchor === undefined || found(named, /^#+ (.+)$/gm).some((text) => anchorOf(text) === anchor))
  )
}

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
