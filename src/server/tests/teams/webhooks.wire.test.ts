import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { maxWebhooks, webhookPresses } from '#rules/people/webhooks.ts'
import { jobOf, memberOf, personOf, webhookOf } from '#server/testing/people-and-jobs.ts'
import { expectReason } from '#server/testing/refusals.ts'

const app = fixture(() => openTestApp({ config: { pushesToLoopback: false } }))
const employer = fixture(() => personOf(app, 'employer'))
const admin = fixture(() => personOf(app, 'admin'))

const url = 'https://hooks.example.com/jobs'
const add = (who: Person, given: object = {}) =>
  app.call('addWebhook', { body: { url, events: ['job.approved'], ...given } as never }, who)
const deliveries = async (id: string, who = employer) =>
  (await app.call('listWebhookDeliveries', { params: { id } }, who)).body.data.deliveries

test('a webhook secret is shown once and stored sealed, and only owners see webhooks', async () => {
  const { status, body } = await add(employer)
  expect(status).toBe(201)
  expect(body.data.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const owner = await memberOf(app, employer, 'owner')
  const listed = await app.call('listWebhooks', {}, owner)
  expect(listed.body.data.webhooks).toMatchObject([{ url, events: ['job.approved'], switched_off_at: null }])
  expect(listed.text).not.toContain(body.data.secret)
  const stored = await app.open.db.selectFrom('webhooks').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(body.data.secret.slice('whsec_'.length))
  const recruiter = await memberOf(app, employer, 'recruiter')
  expectReason(await app.call('listWebhooks', {}, recruiter), 'team-role-too-low')
  expectReason(await add(recruiter), 'team-role-too-low')
})

test.each([
  'http://hooks.example.com/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://10.0.0.1/x',
  'https://169.254.169.254/latest',
  'https://user:secret@hooks.example.com/x',
  'https://intranet/x',
  'https://localhost./x',
  'https://metadata.google.internal/x',
  'https://0177.0.0.1/x',
  'https://0x7f000001/x',
  'https://2130706433/x',
  'https://１２７。0。0。1/x',
  'https://[::ffff:169.254.169.254]/x',
  'https://[::1]/x',
  'https://[fe80::1]/x',
  'https://ex.example.com:99999/x',
  'nonsense',
])('a webhook cannot be delivered to %s', async (wrong) => {
  const who = await personOf(app, 'employer')
  const { status, body } = await add(who, { url: wrong })
  expect([status, body.errors]).toEqual([400, [{ path: 'url', msg: expect.stringContaining('https://') }]])
})

test('an address is stored as it is called, without line breaks or what hides where it leads', async () => {
  const who = await personOf(app, 'employer')
  const written = 'HTTPS:\\\\hooks.example.com\\in\r\nX-Header: \u202egpj.exe'
  const { webhook } = (await add(who, { url: written })).body.data
  expect(webhook.url).toMatch(/^https:\/\/hooks\.example\.com\/in[!-~]+$/)
  const edit = { url: 'https://HOOKS.example.com:443/a/../b', events: ['job.approved' as const], on: true }
  const edited = await app.call('editWebhook', { params: { id: webhook.id }, body: edit }, who)
  expect(edited.body.data.webhook.url).toBe('https://hooks.example.com/b')
})

test('an employer has five webhooks at most, and adds one after a recent sign-in', async () => {
  const who = await personOf(app, 'employer')
  for (let n = 0; n < maxWebhooks; n += 1) expect((await add(who)).status).toBe(201)
  expectReason(await add(who), 'too-many-webhooks')
  expect((await add(who, { events: [] })).body.errors[0].path).toBe('events')
})

test('a decision sends one webhook after its undo time', async () => {
  const { id } = await webhookOf(app, employer, { events: ['job.approved'] })
  const pending = { approval_status: 'pending', was_public: false, title: '経理' } as const
  const [approved, rejected] = [await jobOf(app, employer, pending), await jobOf(app, employer, pending)]
  const before = app.followUps.length
  expect((await app.call('approveJob', { params: { id: approved } }, admin)).status).toBe(200)
  const rejection_reason = '賃金の記載がありません。'
  await app.call('rejectJob', { params: { id: rejected }, body: { rejection_reason } }, admin)
  const [delivery, ...others] = await deliveries(id)
  expect([delivery, others]).toMatchObject([{ event: 'job.approved', state: 'waiting', tries: 0 }, []])
  const queued = app.followUps.slice(before).filter(({ kind }) => kind === 'webhook')
  expect(queued).toContainEqual({ kind: 'webhook', delivery_id: delivery.id })
  const { body } = await app.open.db
    .selectFrom('webhook_deliveries')
    .select('body')
    .where('id', '=', delivery.id)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(body).data).toEqual({ job_id: approved, job_title: '経理' })
})

test("an application's webhook carries no personal data and is deleted with it", async () => {
  const { id } = await webhookOf(app, employer, { events: ['application.received'] })
  const other = await personOf(app, 'employer')
  const elsewhere = await webhookOf(app, other, { events: ['application.received'] })
  const job = await jobOf(app, employer)
  const seeker = await personOf(app)
  const applied = await app.call('applyToJob', { params: { id: job }, body: { cover_letter: '秘密の手紙' } }, seeker)
  const { id: application_id } = applied.body.data.application
  const [{ id: delivery }] = await deliveries(id)
  expect(await deliveries(elsewhere.id, other)).toEqual([])
  const stored = () =>
    app.open.db.selectFrom('webhook_deliveries').selectAll().where('id', '=', delivery).executeTakeFirst()
  const { body = '' } = (await stored()) ?? {}
  expect(JSON.parse(body).data).toEqual({ job_id: job, job_title: '経理', application_id })
  for (const word of [seeker.id, seeker.email, '試験 太郎', '秘密の手紙']) expect(body).not.toContain(word)
  await app.call('undoApplication', { params: { id: application_id } }, seeker)
  expect(await stored()).toBeUndefined()
})

test('a test is sent by a press, so often an hour', async () => {
  const who = await personOf(app, 'employer')
  const { id } = await webhookOf(app, who)
  const press = () => app.call('testWebhook', { params: { id } }, who)
  for (let n = 0; n < webhookPresses.times; n += 1) expect((await press()).status).toBe(200)
  expectReason(await press(), 'too-many-tries')
  expect((await deliveries(id, who))[0]).toMatchObject({ event: 'webhook.test', state: 'waiting' })
})

test('webhooks go with the account', async () => {
  const who = await personOf(app, 'employer')
  const { id } = await webhookOf(app, who)
  await app.call('testWebhook', { params: { id } }, who)
  expect((await app.call('deleteAccount', { body: { password: 'password' } }, who)).status).toBe(200)
  const rest = app.open.db.selectFrom('webhook_deliveries').select('id').where('webhook_id', '=', id)
  expect(await rest.execute()).toEqual([])
})
