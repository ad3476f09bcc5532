import { relative } from 'node:path'

/** What passed and was skipped, what failed (a line each), and how long each file took. */
export type Tally = {
  passed: number
  failures: string[]
  skipped: number
  files: { name: string; seconds: number }[]
}

/** The part of vitest's json report that is read here. */
export type VitestReport = {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    message: string
    assertionResults: { title: string; status: string; failureMessages: string[] | null }[]
  }[]
}

/**
 * Counts a vitest run. A file that broke before its tests counts as one failure, and so does a run that failed without
 * saying where (an unhandled error, a crash, no report at all).
 */
export function tallyOf(report: VitestReport | null, ok: boolean): Tally {
  const results = report?.testResults ?? []
  const failures = results.flatMap((file) => {
    const name = relative(process.cwd(), file.name)
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return file.status === 'failed' ? [lineOf(`npm test -- ${name}`, file.message)] : []
    return failed.map(({ title, failureMessages }) =>
      lineOf(`npm test -- ${name} -t '${asPattern(title)}'`, failureMessages?.[0]),
    )
  })
  if (failures.length === 0 && !ok) failures.push('a run that did not say where: see above')
  return {
    passed: report?.numPassedTests ?? 0,
    failures,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    files: results.map(({ name, startTime, endTime }) => ({
      name: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1_000,
    })),
  }
}

const lineOf = (command: string, message = '') => `${command}  # ${message.split('\n')[0]}`

/** Vitest reads a name as a regular expression, and a shell reads quotes. */
const asPattern = (title: string) => title.replaceAll(/[\\^$.*+?()[\]{}|']/g, '.')

export function sum(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
    files: tallies.flatMap(({ files }) => files),
  }
}

/** The lines that a run ends with: one for each failure, and the counts. */
export function sentences({ passed, failures, skipped }: Tally): string[] {
  const counts = `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return [...failures.map((failure) => `FAILED  ${failure}`), counts]
}

/** Prints the end of a run and exits. */
export function finish(tally: Tally): never {
  for (const sentence of sentences(tally)) console.log(sentence)
  process.exit(tally.failures.length > 0 ? 1 : 0)
}
