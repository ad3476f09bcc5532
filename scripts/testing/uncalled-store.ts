import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The exported functions of src/store, as `FILE NAME`, that no wire or race test called, by the lists in `folder` that
 * record-store-calls.ts wrote, and that no unit test names. The embedded database has tests of its own.
 */
export function uncalledStore(folder: string): string[] {
  const called = new Set(readdirSync(folder).flatMap((list) => read(join(folder, list)).split('\n')))
  const unitTests = globSync('src/store/**/*.test.ts', { exclude: ['**/*.{wire,race}.test.ts'] }).map(read)
  const isNamed = (name: string) => unitTests.some((text) => new RegExp(`\\b${name}\\b`).test(text))
  const files = globSync('src/store/**/*.ts', { exclude: ['**/*.test.ts', 'src/store/{embedded,testing}/**'] })
  return files.flatMap((file) =>
    [...read(file).matchAll(exportedFunction)]
      .map(([, name = '']) => name)
      .filter((name) => !called.has(`${file} ${name}`) && !isNamed(name))
      .map((name) => `${file} ${name}`),
  )
}

const exportedFunction =
  /^export (?:(?:async )?function\*? |const (?=\w+(?::[^=\n]*)? =\s+(?:async )?(?:<[^\n]*>)?\())(\w+)/gm

const read = (file: string) => readFileSync(file, 'utf8')
