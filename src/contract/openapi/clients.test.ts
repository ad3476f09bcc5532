import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const node = (...args: string[]) =>
  run(process.execPath, args, {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })

test('the recommended rules of Redocly find nothing in openapi.json', async () => {
  const { stdout } = await node('node_modules/@redocly/cli/bin/cli.js', 'lint', '--format=json', 'openapi.json')
  expect(JSON.parse(stdout).problems).toEqual([])
}, 60_000)

const use = `import type { components, operations, paths } from './api.d.ts'

type Jobs = paths['/api/jobs']['get']['responses'][200]['content']['application/json']
export const titles = (jobs: Jobs): string[] => jobs.data?.jobs.map(({ title }) => title) ?? []

type Conflict = operations['applyToJob']['responses'][409]['content']['application/json']
export const isTwice = ({ code }: Conflict): boolean => code === 'already-applied'
// @ts-expect-error: applying is never refused so
export const isOther = ({ code }: Conflict): boolean => code === 'email-taken'

export const fields = (failure: components['schemas']['Failure']): string[] => failure.errors?.map(({ path }) => path) ?? []
`

test('a client that openapi-typescript generates compiles, and knows each refusal by its status', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'api-client-'))
  try {
    const types = join(folder, 'api.d.ts')
    const hook = join(import.meta.dirname, '..', 'testing', 'typescript-5.ts')
    await node('--import', hook, 'node_modules/openapi-typescript/bin/cli.js', 'openapi.json', '-o', types)
    await writeFile(join(folder, 'client.ts'), use)
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          module: 'nodenext',
          allowImportingTsExtensions: true,
          types: [],
        },
        include: ['*.ts'],
      }),
    )
    await node('node_modules/typescript/bin/tsc', '--project', folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}, 60_000)
