import { runCommand, runTool, stopOnSignal } from './run-command.ts'
import { runVitest } from './testing/run-vitest.ts'
import { sentence, sum, type Tally } from './testing/tally.ts'

// npm test: everything. npm test -- PATH [-t NAME]: these tests alone. A test ends by its own limit, never by one of all.

stopOnSignal()
const only = process.argv.slice(2)
const tallies = only.length > 0 ? await these(only) : await all()
const total = sum(tallies)
console.log(sentence(total))
process.exit(total.failed > 0 ? 1 : 0)

async function these(only: string[]): Promise<Tally[]> {
  const names = (folder: string) => only.some((path) => path.startsWith(folder))
  if (names('journeys')) return [await build(), await journeys(only)]
  const tests = () => runVitest(['unit', 'slow', 'start', 'wire'], { only })
  return names('scripts/start') ? [await build(), await tests()] : [await tests()]
}

/** The checks run beside the tests; the journeys, which time what they see, have the machine to themselves. */
async function all(): Promise<Tally[]> {
  const [beside, tests] = await Promise.all([checks(), runVitest(['unit', 'slow', 'wire'])])
  return [...beside, tests, await journeys()]
}

async function checks(): Promise<Tally[]> {
  const npmRun = (script: string, args: string[] = []) =>
    runCommand(process.execPath, [`scripts/${script}.ts`, ...args])
  return [
    await build(),
    await check('sizes of the screens', npmRun('sizes')),
    await check('lint', npmRun('lint', ['--max-diagnostics=200'])),
    await check('types', npmRun('types')),
    await check('unused files, exports and dependencies', runTool('knip/bin/knip.js', [])),
    await runVitest(['start']),
  ]
}

function build(): Promise<Tally> {
  return check('build', runCommand(process.execPath, ['scripts/build.ts']))
}

function journeys(only?: string[]): Promise<Tally> {
  console.log('\nJourneys in Chromium')
  return runVitest(['journeys'], only && { only })
}

async function check(name: string, run: ReturnType<typeof runCommand>): Promise<Tally> {
  const { ok, output, seconds } = await run
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`)
  if (!ok) console.log(output)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}
