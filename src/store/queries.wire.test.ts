import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from '#store/testing/query-catalogue.ts'
import { recordedQueries } from '#store/testing/recorded-queries.ts'

test('docs/queries has the text of every query (npm run queries writes it)', async () => {
  const queries = await recordedQueries()
  expect(filesIn('docs/queries', '.sql').sort()).toEqual([...queries.keys()].sort())
  for (const [file, text] of queries) expect(readFileSync(`docs/queries/${file}.sql`, 'utf8')).toBe(text)
}, 120_000)

test('the catalogue of queries has every function of the store that takes a database', () => {
  const listed = new Set(catalogue.flatMap(([file, calls]) => Object.keys(calls).map((name) => `${file} ${name}`)))
  const exported = filesIn('src/store', '.ts')
    .filter((file) => !/^(search|database|embedded|migrations|testing)\/|\.test$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(`src/store/${file}.ts`, 'utf8')
      return [...source.matchAll(/^export (?:async )?function\*? (\w+)\(\s*(?:db|tx): /gm)].map(
        ([, name]) => `${file} ${name}`,
      )
    })
  expect(exported.filter((name) => !listed.has(name))).toEqual([])
})

/** Paths below a folder, without the ending. */
function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending))
    .map((path) => path.slice(0, -ending.length))
}
