import { existsSync } from 'node:fs'
import { type Outcome, runCommand, runTool, stopOnSignal } from './run-command.ts'
import { findChromium } from './testing/chromium.ts'
import { runVitest } from './testing/run-vitest.ts'
import { sentence, sum, type Tally } from './testing/tally.ts'

const MINUTE = 60_000
// A bound for a suite that hangs; it takes a few minutes on two quiet cores.
const deadline = Date.now() + 30 * MINUTE
const within = (minutes: number) => ({ limitMs: Math.max(1, Math.min(minutes * MINUTE, deadline - Date.now())) })

stopOnSignal()
const tallies: Tally[] = []

// The checkers and the build share the two cores; the tests that follow want the build, and both cores for themselves.
const [chromium] = await Promise.all([findChromium(), checkers(), builder()])

console.log('\nUnit and wire tests')
tallies.push(await runVitest(['unit', 'wire'], within(15)))

console.log('\nJourneys in Chromium')
if (chromium === null) tallies.push({ passed: 0, failed: 1, skipped: 0 })
else tallies.push(await runVitest(['journeys'], { env: { CHROMIUM_PATH: chromium }, ...within(20) }))

const total = sum(tallies)
console.log(sentence(total))
process.exit(total.failed > 0 ? 1 : 0)

async function checkers(): Promise<void> {
  await check('lint', () => runTool('@biomejs/biome/bin/biome', ['check', '--max-diagnostics=200'], within(2)))
  await check('types', types)
  await check('unused files, exports and dependencies', () => runTool('knip/bin/knip.js', [], within(2)))
}

async function builder(): Promise<void> {
  await check('build', () => runCommand(process.execPath, ['scripts/build.ts'], within(4)))
  await check('sizes of the screens', () => runCommand(process.execPath, ['scripts/sizes.ts'], within(1)))
}

/** React Router writes the types of each route's data and parameters, which the screens import. */
async function types(): Promise<Outcome> {
  if (existsSync('src/web/routes.ts')) {
    const generated = await runTool('@react-router/dev/bin.cjs', ['typegen'], within(2))
    if (!generated.ok) return generated
  }
  return runTool('typescript/bin/tsc', ['--noEmit'], within(2))
}

async function check(name: string, run: () => Promise<Outcome>): Promise<void> {
  const { ok, output, seconds } = await run()
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`)
  if (!ok) console.log(output)
  tallies.push({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })
}
