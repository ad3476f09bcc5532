import { readFileSync } from 'node:fs'
import { runCommand, runTool, stopOnSignal } from './run-command.ts'
import { runVitest } from './testing/run-vitest.ts'
import { finish, sum, type Tally } from './testing/tally.ts'

// npm test: every level of tests but the browser's and the deep ones. npm test -- PATH [-t NAME]: these tests alone,
// whatever their level. A test ends by its own limit, never by one of all.

/** What two idle cores need at most; a slower machine is told its slowest files. */
const budget = { minutes: 6, cpuSeconds: 600 }
const fromTheBuild = ['journeys', 'scripts/start', 'scripts/failures', 'src/server/tests/http/built-pages']

stopOnSignal()
const only = process.argv.slice(2)
const total = sum(only.length > 0 ? await these(only) : await all())
if (only.length === 0) reportTime(total)
finish(total)

async function these(only: string[]): Promise<Tally[]> {
  const tests = () => runVitest([], { only })
  const needsBuild = only.some((path) => fromTheBuild.some((start) => path.startsWith(start)))
  return needsBuild ? [await build(), await tests()] : [await tests()]
}

/** The checks run beside the tests; the journeys, which time what they see, have the machine to themselves. */
async function all(): Promise<Tally[]> {
  const [beside, tests] = await Promise.all([checks(), runVitest(['unit', 'slow', 'wire'])])
  return [...beside, tests, await runVitest(['smoke'])]
}

async function checks(): Promise<Tally[]> {
  const npmRun = (script: string, args: string[] = []) =>
    runCommand(process.execPath, [`scripts/${script}.ts`, ...args])
  return [
    await build(),
    await check('sizes of the screens', npmRun('screens')),
    await check('lint', npmRun('lint', ['--max-diagnostics=200'])),
    await check('types', npmRun('types')),
    await check('unused files, exports and dependencies', runTool('knip/bin/knip.js', [])),
    await runVitest(['start']),
  ]
}

function build(): Promise<Tally> {
  return check('build', runCommand(process.execPath, ['scripts/build.ts']))
}

async function check(name: string, run: ReturnType<typeof runCommand>): Promise<Tally> {
  const { ok, output, seconds } = await run
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`)
  if (!ok) console.log(output)
  return { passed: ok ? 1 : 0, failures: ok ? [] : [name], skipped: 0, files: [{ name, seconds }] }
}

function reportTime({ files }: Tally): void {
  const minutes = performance.now() / 60_000
  const cpu = cpuSeconds()
  console.log(`${minutes.toFixed(1)} minutes${Number.isNaN(cpu) ? '' : `, ${cpu.toFixed(0)} CPU seconds`}`)
  if (minutes <= budget.minutes && !(cpu > budget.cpuSeconds)) return
  console.log(`Over the budget of ${budget.minutes} minutes and ${budget.cpuSeconds} CPU seconds. The slowest files:`)
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
}

/** CPU time of this process and all that it ran; NaN where there is no /proc. */
function cpuSeconds(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) / 100, 0)
  } catch {
    return Number.NaN
  }
}
