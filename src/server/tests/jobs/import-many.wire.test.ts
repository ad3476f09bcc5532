import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { formWith } from '#server/testing/file-forms.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { expectReason } from '#server/testing/refusals.ts'
import { send } from '#server/testing/sample-calls.ts'

const app = fixture(() => openTestApp({ env: { LIMIT_POSTINGS_PER_EMPLOYER: '80/86400' } }))

const head = '求人タイトル,会社名,勤務地,仕事内容'
const row = (at: number) => `店長${at},商店,東京都港区,${'お客様への提案です。'.repeat(40)}`
const sheet = (count: number, first = 0) => [head, ...Array.from({ length: count }, (_, at) => row(first + at))]
const sendFile = (lines: readonly string[], as: Person) =>
  send(app, 'importPostings', { form: formWith('file', Buffer.from(lines.join('\n')), '求人.csv') }, as)
const check = async (lines: readonly string[], as: Person) => {
  const form = formWith('file', Buffer.from(lines.join('\n')), '求人.csv', { dry_run: 'true' })
  return (await send(app, 'importPostings', { form }, as)).body.data.results
}
const count = async (as: Person) => (await app.call('listMyJobs', {}, as)).body.data.jobs.length

test('a file of many postings is taken back whole, and may be sent again on the same day', async () => {
  const employer = await personOf(app, 'employer')
  const { id, results } = (await sendFile(sheet(80), employer)).body.data
  expect(results.filter(({ status }: { status: string }) => status === 'posted')).toHaveLength(80)
  expect(await count(employer)).toBe(80)
  const { outcomes } = (await app.call('undoImport', { params: { id } }, employer)).body.data
  expect(outcomes.filter(({ done }: { done: boolean }) => done)).toHaveLength(80)
  expect(await count(employer)).toBe(0)
  expect((await sendFile(sheet(79), employer)).status).toBe(200)
  // A file beyond the allowance of the day stores nothing, so that a refused employer has nothing to take back.
  expectReason(await sendFile(sheet(2, 80), employer), 'too-many-tries')
  expect(await count(employer)).toBe(79)
})

test('a duplicate row in a file is posted once', async () => {
  const employer = await personOf(app, 'employer')
  const { results } = (await sendFile([...sheet(1), row(0)], employer)).body.data
  const [first, second] = results
  expect([first.status, second.status, second.id]).toEqual(['posted', 'posted-before', first.id])
})

test('only the first 20 rows of a file answer with their posting', async () => {
  const results = await check([...sheet(22), '題だけ'], await personOf(app, 'employer'))
  expect(results.map(({ posting }: { posting?: object }) => posting !== undefined)).toEqual(
    Array.from({ length: 23 }, (_, at) => at < 20),
  )
  expect(results[21]).toMatchObject({ row: 23, title: '店長21', status: 'ready', errors: [] })
  expect(results[22]).toMatchObject({ row: 24, title: '題だけ', status: 'wrong' })
})

test('a file is imported without its postings that have a stop finding', async () => {
  const employer = await personOf(app, 'employer')
  const form = formWith('file', Buffer.from(sheet(2).join('\n')), '求人.csv', { without_stopped: 'true' })
  const { results } = (await send(app, 'importPostings', { form }, employer)).body.data
  expect(results.map(({ status }: { status: string }) => status)).toEqual(['ready', 'ready'])
  expect(await count(employer)).toBe(0)
})
