import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { recordedQueries } from '#store/testing/recorded-queries.ts'
import { shardedQueries, shardTable } from './shard-plan.ts'

// Writes the text of every query of the store, for reviews and EXPLAIN. A test fails when it is out of date.
// With `--shards` it writes nothing and tells how far each query would reach (docs/operating/scale.md, Shards).
const folder = join(import.meta.dirname, '..', 'docs', 'queries')
if (process.argv.includes('--shards')) await printShards()
else await writeQueries()

async function writeQueries() {
  await rm(folder, { recursive: true, force: true })
  for (const [file, text] of await recordedQueries()) {
    const path = join(folder, `${file}.sql`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

async function printShards() {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.sql')).sort()
  const files = names.map(async (name) =>
    shardedQueries(name.replace(/\.sql$/, ''), await readFile(join(folder, name), 'utf8')),
  )
  const queries = (await Promise.all(files)).flat()
  for (const { file, name, reach, sharded, global } of queries)
    if (reach !== 'global') console.log(`${reach}: ${file}, ${name}: ${[...sharded, ...global].join(' ')}`)
  console.log(`\n${shardTable(queries)}`)
}
