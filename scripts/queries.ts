import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { recordedQueries } from '#store/testing/recorded-queries.ts'

// Writes the text of every query of the store, for reviews and EXPLAIN. A test fails when it is out of date.
const folder = join(import.meta.dirname, '..', 'docs', 'queries')
await rm(folder, { recursive: true, force: true })
for (const [file, text] of await recordedQueries()) {
  const path = join(folder, `${file}.sql`)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
