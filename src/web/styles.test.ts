import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compile } from 'tailwindcss'
import { beforeAll, expect, test } from 'vitest'
import { classNamesOf, componentOf, selectorsOf } from './testing/class-names.ts'

const web = import.meta.dirname
const read = (path: string) => readFileSync(join(web, path), 'utf8')
const filesOf = (pattern: string) => globSync(pattern, { cwd: web }).sort()

const stylesheets = filesOf('**/*.css').map((path) => ({
  path,
  name: basename(path, '.css'),
  /** A shape of a component may have a file of its own: job-row.wide.css. */
  component: basename(path, '.css').replace(/\..*/, ''),
  isShared: path.startsWith('styles/'),
  selectors: selectorsOf(read(path)),
}))
const ofComponents = stylesheets.filter(({ isShared }) => !isShared)
/** The classes that the stylesheets define: those of a component stand in its own file. */
const ours = new Set(
  stylesheets.flatMap(({ component, selectors }) =>
    selectors.flatMap(({ names }) => names.filter((each) => componentOf(each) === component || each.startsWith('ui-'))),
  ),
)
const modules = filesOf('**/*.{ts,tsx}')
  .filter((path) => !/\.test\.tsx?$|^testing\//.test(path))
  .map((path) => ({ path, ...classNamesOf(path, read(path)) }))

let isUtility: (name: string) => boolean
beforeAll(async () => {
  const { build } = await compile(
    `@import 'tailwindcss/theme.css';\n${read('styles/theme.css')}\n@tailwind utilities;`,
    {
      loadStylesheet: async (id, base) => {
        const path = join(web, '../../node_modules', id)
        return { path, base, content: readFileSync(path, 'utf8') }
      },
    },
  )
  // Each call gives all that was asked for so far.
  const known = new Map<string, boolean>()
  isUtility = (name) => {
    const before = known.get(name) ?? build([]) !== build([name])
    known.set(name, before)
    return before
  }
})

test('every selector of a component begins with a class of its own', () => {
  const faults = ofComponents.flatMap(({ path, component, selectors }) =>
    selectors
      .filter(({ names, selector }) => !isStep(selector) && componentOf(names[0] ?? '') !== component)
      .map(({ selector }) => `${path}: ${selector}`),
  )
  expect(faults).toEqual([])
})

/** Of `@keyframes`. */
const isStep = (selector: string) => /^(from|to|[\d.]+%)$/.test(selector)

test('what every screen shares begins with ui-', () => {
  const names = stylesheets.filter(({ isShared, name }) => isShared && name !== 'print')
  expect(
    names.flatMap(({ selectors }) => selectors.flatMap((each) => each.names)).filter((name) => !name.startsWith('ui-')),
  ).toEqual([])
})

test('components lie in the layer for components, under a name that no other file has', () => {
  const outside = ofComponents.filter(
    ({ path }) => !/^@layer components \{\n.*\n\}\n$/s.test(withoutHeading(read(path))),
  )
  expect(outside.map(({ path }) => path)).toEqual([])
  expect(new Set(ofComponents.map(({ name }) => name)).size).toBe(ofComponents.length)
})

const withoutHeading = (css: string) => css.replace(/^\/\*.*?\*\/\n/s, '')

test('no class of ours is a utility of Tailwind', () => {
  expect(isUtility('block')).toBe(true)
  expect([...ours].filter(isUtility)).toEqual([])
})

test('every class in the screens is ours or a utility', () => {
  const marks = new Set(['group', 'peer'])
  const faults = modules.flatMap(({ path, written }) =>
    [...written]
      .filter((name) => !ours.has(name) && !marks.has(name) && !isUtility(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(faults).toEqual([])
})

test('every class of ours is used, and where it is used its styles are imported', () => {
  const unused = [...ours].filter(
    (name) =>
      !modules.some(
        ({ mentioned, begun }) => mentioned.has(name) || [...begun].some((start) => name.startsWith(start)),
      ),
  )
  expect(unused).toEqual([])
  const missing = modules.flatMap(({ path, written, begun, stylesheets: imported }) =>
    [
      ...new Set(
        [...written, ...begun].filter((name) => ours.has(name) || ours.has(componentOf(name))).map(componentOf),
      ),
    ]
      .filter((component) => !component.startsWith('ui-') && !imported.has(component))
      .map((component) => `${path}: ${component}.css`),
  )
  expect(missing).toEqual([])
})

test('a selector names no class that is gone', () => {
  const gone = stylesheets.flatMap(({ path, selectors }) =>
    selectors.flatMap(({ names }) => names.filter((name) => !ours.has(name)).map((name) => `${path}: ${name}`)),
  )
  expect(gone).toEqual([])
})

test('a variable that a stylesheet uses is defined in one', () => {
  const texts = stylesheets.map(({ path }) => ({ path, text: read(path) }))
  const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
  const defined = new Set(texts.flatMap(({ text }) => named(text, /(--[\w-]+)\s*:/g)))
  const set = new Set(modules.flatMap(({ path }) => named(read(path), /['"](--[\w-]+)['"]/g)))
  const faults = texts.flatMap(({ path, text }) =>
    named(text, /var\((--[\w-]+)\)/g)
      .filter((name) => !defined.has(name) && !set.has(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(faults).toEqual([])
})
