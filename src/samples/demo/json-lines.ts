import { readFileSync } from 'node:fs'

/** The values of a file of this folder, one a line. */
export const readJsonLines = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
