import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { guardOf, notAccess } from './mutations/access-guards.ts'
import { type Mutation, mutated, mutationsOf } from './mutations/access-mutations.ts'
import { runTool, stopOnSignal } from './run-command.ts'

// Takes every condition that decides about access away, one at a time, and shows that a test fails for each.
// usage: npm run mutate:access [-- PART_OF_A_PATH[:LINE]...]

const atOnce = 2
const limitMs = 120_000
const only = process.argv.slice(2)

stopOnSignal()
const all = sourceFiles().flatMap((file) => mutationsOf(file, readFileSync(file, 'utf8')))
const mutations = all.filter((mutation) => isWanted(mutation) && !notAccess(mutation))
const started = Date.now()
const alive: Mutation[] = []
const rest = [...mutations]
await Promise.all(Array.from({ length: atOnce }, work))
const seconds = Math.round((Date.now() - started) / 1_000)
console.log(`${mutations.length} mutants, ${alive.length} alive, ${seconds} s`)
process.exitCode = alive.length > 0 ? 1 : 0

function isWanted({ file, line }: Mutation): boolean {
  // The end of the place is part of it, so that line 1 is not line 10 too.
  return only.length === 0 || only.some((part) => `${file}:${line};`.includes(/:\d+$/.test(part) ? `${part};` : part))
}

/** Every source file in which access may be decided. */
function sourceFiles(): string[] {
  return ['rules', 'contract', 'store', 'actions', 'server']
    .flatMap((folder) =>
      readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' }).map((name) => `src/${folder}/${name}`),
    )
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|\/testing\/|\/migrations\//.test(file))
    .sort()
}

/** Takes one mutation after the other, in a copy of the tree of its own. */
async function work(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shigotocho-mutants-'))
  try {
    for (const name of ['src', 'scripts', 'package.json', 'tsconfig.json', 'vitest.config.ts'])
      cpSync(name, join(folder, name), { recursive: true })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    for (let next = rest.shift(); next; next = rest.shift()) await judge(next, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function judge(mutation: Mutation, folder: string): Promise<void> {
  const { file, line, removed } = mutation
  const source = readFileSync(file, 'utf8')
  const { runs, names } = guardOf(mutation, all)
  const named = names ? ['--testNamePattern', names] : []
  writeFileSync(join(folder, file), mutated(source, mutation))
  let result = { ok: true, output: '', seconds: 0 }
  for (const tests of runs) {
    const args = ['run', '--project=wire', '--reporter=dot', '--bail=1', ...named, ...tests]
    const options = { cwd: folder, limitMs, env: { NO_COLOR: '1' } }
    const next = await runTool('vitest/vitest.mjs', args, options)
    result = { ...next, seconds: result.seconds + next.seconds }
    if (!next.ok) break
  }
  writeFileSync(join(folder, file), source)
  const { ok, output, seconds } = result
  // A run that has not tested anything proves nothing.
  const judged = ok ? /Tests .*\bpassed/.test(output) : /Tests .*\bfailed|(AssertionError|FAIL)/.test(output)
  if (ok || !judged) alive.push(mutation)
  const verdict = ok ? 'ALIVE ' : judged ? 'killed' : 'BROKEN'
  console.log(`${verdict} ${seconds.toFixed(0).padStart(3)} s  ${file}:${line}  ${removed.slice(0, 100)}`)
  if (!judged) console.log(output)
}
