import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '#scripts/run-command.ts'
import { type Tally, tallyOf, type VitestReport } from './tally.ts'

type Options = {
  env?: Record<string, string>
  /** Files, and `-t` with a name, as vitest takes them; all tests where it is empty. */
  only?: readonly string[]
}

/** Runs the tests of these vitest projects (none: of all), prints as it goes, and counts. */
export async function runVitest(projects: readonly string[], { env, only = [] }: Options = {}): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'shigotocho-tests-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'report.json')
  const selected = projects.map((name) => `--project=${name}`)
  const reporters = ['--reporter=scripts/testing/file-reporter.ts', '--reporter=json', `--outputFile.json=${file}`]
  const colours: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
  const options = { env: { ...colours, ...env }, live: true }
  const { ok } = await runTool('vitest/vitest.mjs', ['run', ...selected, ...only, ...reporters], options)
  return tallyOf(readReport(file), ok)
}

function readReport(file: string): VitestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  } catch {
    return null
  }
}
