import { readdirSync, readFileSync } from 'node:fs'
import type { Diagnostics } from 'recheck'
import ts from 'typescript-5'
import { beforeAll, expect, test } from 'vitest'

let diagnose: (source: string, flags: string) => Diagnostics
beforeAll(async () => {
  process.env.RECHECK_BACKEND = 'pure'
  const { checkSync } = await import('recheck')
  diagnose = (source, flags) => checkSync(source, flags, { timeout: 2_000, randomSeed: 1 })
})

/** Folders whose expressions meet what people send. */
const folders = ['rules', 'words', 'contract', 'server', 'actions', 'store', 'workers']

/** These see one sentence of 160 letters at a time, or a text of our own. */
const seesLittle = [/^rules\/postings\/(findings|text\/sentences)/, /^rules\/search\/readings/]

/** Pages are rendered with `<` escaped in every text, so that only our own scripts begin there. */
const ofOurOwnPages = new Set(['<script(?![^>]*(?:\\ssrc=|"application\\/ld\\+json"))[^>]*>([\\s\\S]*?)<\\/script>'])

type Expression = { file: string; source: string; flags: string }

function expressionsIn(file: string): Expression[] {
  const tree = ts.createSourceFile(file, readFileSync(`src/${file}`, 'utf8'), ts.ScriptTarget.Latest)
  const found: Expression[] = []
  const look = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, look)
  }
  look(tree)
  return found
}

const expressions = folders
  .flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|\/testing\/|\/tests\//.test(file))
  .filter((file) => !seesLittle.some((some) => some.test(file)))
  .flatMap(expressionsIn)
  .filter(({ source }) => !ofOurOwnPages.has(source))

test('the expressions are found', () => {
  expect(expressions.length).toBeGreaterThan(100)
})

test('the checker tells an expression whose time grows with the square of the text', () => {
  expect(diagnose('\\s*\\n', 'g').status).toBe('vulnerable')
})

test('no expression takes more time than the length of a text explains', () => {
  // Where its time runs out the checker says nothing: those count to a bound.
  const slow = expressions.filter(({ source, flags }) => diagnose(source, flags).status === 'vulnerable')
  expect(slow).toEqual([])
}, 60_000)
