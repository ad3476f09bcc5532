import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { context, lawfulPosting } from '#rules/postings/findings/testing/lawful-posting.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { employerOf } from '#server/testing/verification.ts'

const app = fixture(openTestApp)
const strict = fixture(() => openTestApp({ env: { POSTING_RULES: 'enforce' } }))
const admin = fixture(() => personOf(app, 'admin'))
const owner = fixture(() => employerOf(app, { ...context.employer }))

const lawful = { ...lawfulPosting, terms: { ...lawfulPosting.terms, dispatched: false } }
const saying = (text: string) => ({ ...lawful, description: `${lawful.description}\n${text}` })
const add = (body: object, where = app, who = admin) => where.call('addCheckRule', { body: body as never }, who)
const end = (id: string) => app.call('endCheckRule', { params: { id } }, admin)
const list = async () => (await app.call('listCheckRules', {}, admin)).body.data
const found = async (text: string, where = app, who = owner) => {
  const { body } = await where.call('checkJob', { body: saying(text) as never }, who)
  return (body.data.findings as { code: string; severity: string; excerpt?: string }[])
    .filter(({ code }) => !code.startsWith('missing.'))
    .map(({ code, severity, excerpt }) => [code, severity, excerpt])
}

test('a check rule applies at once, except where its exception words occur', async () => {
  const { job } = (await app.call('postJob', { body: saying('ＡＢＣ倶楽部の会員です。') as never }, owner)).body.data
  const queued = async (findings: string) =>
    (await app.call('listPendingJobs', { query: { findings } as never }, admin)).body.data.jobs.map(
      ({ id }: { id: string }) => id,
    )
  const added = await add({ code: 'word.mlm', severity: 'warn', words: ['ABC倶楽部'], not_words: ['倶楽部の歴史'] })
  expect([added.status, added.body.data.rule.words]).toEqual([201, ['ABC倶楽部']])
  expect(await found('ABC倶楽部へようこそ。')).toEqual([['word.mlm', 'warn', 'ABC倶楽部']])
  expect(await found('ABC倶楽部の歴史を調べます。ABC倶楽部とは関係ありません。')).toHaveLength(1)
  expect(await found('ABC倶楽部の歴史を調べます。')).toEqual([])
  const posted = (await app.call('postJob', { body: saying('abc倶楽部です。') as never }, owner)).body.data
  expect(posted.findings.map(({ code }: { code: string }) => code)).toContain('word.mlm')
  expect(await queued('warn')).toContain(job.id)
  await end(added.body.data.rule.id)
  expect(await found('ABC倶楽部へようこそ。')).toEqual([])
  expect((await end(added.body.data.rule.id)).status).toBe(404)
})

test('the product’s own findings can be lowered to a warning, and not turned off', async () => {
  const crime = '闇バイトの仲間を募集します。'
  expect((await found(crime)).map(([, severity]) => severity)).toContain('stop')
  for (const body of [
    { code: 'word.crime', severity: 'off', words: [] },
    { code: 'word.crime', severity: 'stop', words: [] },
    { code: 'word.slur', severity: 'warn', words: [] },
  ])
    expect([body, (await add(body)).status]).toEqual([body, 400])
  const { rule } = (await add({ code: 'word.crime', severity: 'warn', words: [] })).body.data
  expect((await found(crime)).map(([, severity]) => severity)).toEqual(['warn'])
  const { built_in } = await list()
  expect(built_in).toContainEqual({ code: 'word.crime', severity: 'stop', lowered: true })
  await end(rule.id)
  expect((await found(crime)).map(([, severity]) => severity)).toContain('stop')
})

test('a template is offered for its code, and alone it changes no finding', async () => {
  const text = '応募者から費用を受け取る募集は掲載できません。'
  const added = await add({ code: 'word.fee', severity: 'warn', template: text })
  expect([added.status, added.body.data.rule]).toMatchObject([201, { words: [], template: text }])
  expect((await found('登録料3,000円をお支払いください。')).map(([, severity]) => severity)).toEqual(['stop'])
  const reviewer = await personOf(app, 'admin', { operator_role: 'reviewer' })
  const templates = async () => (await app.call('listRejectionTemplates', {}, reviewer)).body.data.templates
  expect(await templates()).toEqual([{ code: 'word.fee', text }])
  await end(added.body.data.rule.id)
  expect(await templates()).toEqual([])
  expect((await add({ code: 'word.fee', severity: 'warn', words: ['x'], template: 5 })).body.errors[0].path).toBe(
    'template',
  )
})

test('rules have versions, and who changed them is in the log', async () => {
  const { version: before } = await list()
  const { rule, version } = (await add({ code: 'word.slur', severity: 'warn', words: ['へっぽこ'] })).body.data
  expect([version, rule.added_in]).toEqual([before + 1, before + 1])
  await end(rule.id)
  const { version: after, rules, ended } = await list()
  expect([after, rules.map(({ id }: { id: string }) => id)]).toEqual([before + 2, []])
  expect(ended[0]).toMatchObject({
    id: rule.id,
    words: ['へっぽこ'],
    ended_in: after,
    ended_by_name: expect.any(String),
  })
  const { entries } = (await app.call('readAuditLog', { query: { subject: rule.id } }, admin)).body.data
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['rule:end', 'rule:add'])
})

test('a rule is tried against the last postings before it holds', async () => {
  const { job } = (await app.call('postJob', { body: saying('ぴかぴか商法を広めます。') as never }, owner)).body.data
  const body = { code: 'word.misleading', severity: 'stop', words: ['ぴかぴか商法'] }
  const tried = (await app.call('tryCheckRule', { body: body as never }, admin)).body.data
  expect(tried).toMatchObject({ found: 1, jobs: [{ id: job.id, excerpts: ['ぴかぴか商法'] }] })
  expect(tried.postings).toBeGreaterThan(1)
  expect(await found('ぴかぴか商法です。')).toEqual([])
  const lowered = { code: 'word.sex', severity: 'warn', words: [] }
  await app.call('postJob', { body: saying('女性のみの募集です。') as never }, owner)
  expect((await app.call('tryCheckRule', { body: lowered as never }, admin)).body.data.found).toBe(1)
})

test.each([
  [{ code: 'nonsense', severity: 'stop', words: ['a'] }, 'code'],
  [{ code: 'word.slur', severity: 'grave', words: ['a'] }, 'severity'],
  [{ code: 'word.slur', severity: 'stop' }, 'words'],
  [{ code: 'word.slur', severity: 'stop', words: ['ok', ' '] }, 'words.1'],
  [{ code: 'word.slur', severity: 'stop', words: ['あ'.repeat(51)] }, 'words.0'],
  [{ code: 'word.slur', severity: 'stop', words: Array.from({ length: 101 }, (_, at) => `w${at}`) }, 'words'],
  [{ code: 'word.slur', severity: 'stop', words: ['a'], not_words: 'b' }, 'not_words'],
])('a rule without sense is 400: %j', async (body, path) => {
  for (const name of ['addCheckRule', 'tryCheckRule'] as const) {
    const { status, body: answer } = await app.call(name, { body: body as never }, admin)
    expect([status, answer.errors[0].path]).toEqual([400, path])
  }
})

test('an operator’s stop refuses a posting where stops are enforced', async () => {
  const [operator, employer] = [await personOf(strict, 'admin'), await personOf(strict, 'employer')]
  await add({ code: 'custom.scheme', severity: 'stop', words: ['きらきら計画'] }, strict, operator)
  const { status, body } = await strict.call('postJob', { body: saying('きらきら計画です。') as never }, employer)
  expect([status, JSON.stringify(body.errors)]).toEqual([409, expect.stringContaining('掲載の基準')])
})
