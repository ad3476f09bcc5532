import { beforeAll, describe, expect, test } from 'vitest'
import { resealFactors, resealPushKey, resealWebhooks } from '#actions/people/resealing.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person, type TestApp } from '#app/testing/test-app.ts'
import { openWebhookSecret } from '#integrations/webhook-secrets.ts'
import { browserSubscription } from '#server/testing/browser-subscription.ts'
import { readMail } from '#server/testing/last-mail.ts'
import { jobOf, personOf, resumeOf, webhookOf } from '#server/testing/people-and-jobs.ts'
import { addTotp, askedFactor, codeOf } from '#server/testing/second-factors.ts'
import type { FollowUp } from '#store/follow-ups.ts'

const former = 'the former secret of these tests, long enough'
const current = 'the current secret of these tests, long enough'

/** Nodes on one database: before the rotation, during it, and when the former secret is gone. */
let during: TestApp
let after: TestApp
const before = fixture(() => openTestApp({ env: { APP_SECRET: former } }))
beforeAll(async () => {
  const { open } = before
  during = await openTestApp({ open, env: { APP_SECRET: current, APP_SECRET_ACCEPTED: former } })
  after = await openTestApp({ open, env: { APP_SECRET: current } })
})

/** The token in the mail of a follow-up that a node writes. */
const mailedBy = async (app: TestApp, about: FollowUp) => (await readMail(app, about)).token

async function queued(kind: FollowUp['kind'], cause: () => Promise<unknown>): Promise<FollowUp> {
  await cause()
  const found = before.followUps.findLast((followUp) => followUp.kind === kind)
  if (!found) throw new Error(`no ${kind} was caused`)
  return found
}

const resetBy = (app: TestApp, token: string) =>
  app.call('resetPassword', { body: { token, newPassword: 'password' } }).then(({ status }) => status)

describe('links and sessions while APP_SECRET is replaced', () => {
  test('sessions go on', async () => {
    const person = await personOf(before)
    for (const app of [during, after]) expect((await app.call('readMe', {}, person)).status).toBe(200)
  })

  type Use = 'resetPassword' | 'revertEmail' | 'secureAccount'
  test.each<[kind: FollowUp['kind'], cause: (who: Person) => Promise<unknown>, use: Use]>([
    ['reset-password', ({ email }) => before.call('forgotPassword', { body: { email } }), 'resetPassword'],
    [
      'email-changed',
      (who) => before.call('updateProfile', { body: { email: `new-${who.email}`, currentPassword: 'password' } }, who),
      'revertEmail',
    ],
    ['security-notice', (who) => addTotp(before, who), 'secureAccount'],
  ])(
    'a mail that waits (%s) carries a link that works, also when the former secret is gone',
    async (kind, cause, use) => {
      for (const app of [during, after]) {
        const person = await personOf(before, 'user', { email_verified: true })
        const token = await mailedBy(app, await queued(kind, () => cause(person)))
        const body = { token, ...(use === 'resetPassword' && { newPassword: 'password' }) }
        expect((await app.call(use, { body: body as never })).status).toBe(200)
      }
    },
  )

  test('a link that was mailed before works on', async () => {
    const { email } = await personOf(before)
    const about = await queued('reset-password', () => before.call('forgotPassword', { body: { email } }))
    const token = await mailedBy(before, about)
    // Delivered once more, as after a crash.
    expect(await mailedBy(during, about)).toBe(token)
    expect(await resetBy(after, token)).toBe(200)
  })

  test('a signed link to a resume opens until the former secret is gone', async () => {
    const person = await personOf(before)
    await resumeOf(before, person)
    const { resumes } = (await before.call('listResumes', {}, person)).body.data
    const statuses = []
    for (const app of [before, during, after])
      statuses.push((await app.inject({ method: 'GET', url: resumes[0].url })).status)
    expect(statuses).toEqual([200, 200, 404])
  })

  test('a job cannot be reported twice', async () => {
    const owner = await personOf(before, 'employer')
    const job = await jobOf(before, owner)
    const report = (app: TestApp, who: Person) =>
      app.call('reportJob', { params: { id: job }, body: { reason: 'suspicious' } }, who)
    const reader = await personOf(before)
    expect((await report(before, reader)).status).toBe(201)
    expect((await report(during, reader)).body.code).toBe('already-reported')
  })
})

describe('second factors while APP_SECRET is replaced', () => {
  const signInWith = async (app: TestApp, person: Person, given: { code?: string; recovery_code?: string }) => {
    const { challenge } = await askedFactor(app, person)
    return (await app.call('answerSecondFactor', { body: { challenge, ...given } as never })).status
  }

  test('an app that is used is encrypted anew', async () => {
    const person = await personOf(before)
    const { secret } = await addTotp(before, person)
    expect(await signInWith(after, person, { code: codeOf(after, secret, 1) })).toBe(400)
    expect(await signInWith(during, person, { code: codeOf(during, secret, 1) })).toBe(200)
    after.wait(60_000)
    expect(await signInWith(after, person, { code: codeOf(after, secret) })).toBe(200)
  })

  test('the script re-encrypts unused TOTP secrets and reports those that neither secret opens', async () => {
    const person = await personOf(before)
    const { secret } = await addTotp(before, person)
    const { config } = during.dependencies
    expect(await resealFactors(before.open.db, config)).toMatchObject({ sealed: 1, unreadable: 0 })
    expect(await resealFactors(before.open.db, config)).toMatchObject({ sealed: 0, unreadable: 0 })
    expect(await signInWith(after, person, { code: codeOf(after, secret) })).toBe(200)
    const { config: lost } = before.dependencies
    expect((await resealFactors(before.open.db, lost)).unreadable).toBeGreaterThan(0)
  })

  test('recovery codes hold as long as the former secret is accepted', async () => {
    const person = await personOf(before)
    const { recoveryCodes } = await addTotp(before, person)
    const [one, two] = recoveryCodes as [string, string]
    expect(await signInWith(after, person, { recovery_code: one })).toBe(400)
    expect(await signInWith(during, person, { recovery_code: one })).toBe(200)
    expect(await signInWith(during, person, { recovery_code: one })).toBe(400)
    expect(await signInWith(before, person, { recovery_code: two })).toBe(200)
  })
})

test('the key for push services stays the same, and is made anew when no secret opens it', async () => {
  const person = await personOf(before)
  const keyAt = async (app: TestApp) => (await app.call('readPushKey', {}, person)).body.data.key
  const key = await keyAt(before)
  expect(await keyAt(during)).toBe(key)
  expect(await resealPushKey(before.open.db, during.dependencies.config)).toBe('sealed')
  expect(await resealPushKey(before.open.db, during.dependencies.config)).toBe('current')
  expect(await keyAt(after)).toBe(key)
  expect((await after.call('addPushSubscription', { body: browserSubscription() }, person)).status).toBe(201)
  const list = async () => (await after.call('listPushSubscriptions', {}, person)).body.data.push_subscriptions
  expect(await list()).toHaveLength(1)
  // Nobody can push to a subscription that was made with a key which is lost.
  const lost = await keyAt(before)
  expect(lost).not.toBe(key)
  expect(await list()).toEqual([])
})

test('the secret of a webhook is encrypted anew by the script, for its own endpoint alone', async () => {
  const employer = await personOf(before, 'employer')
  const { id, secret } = await webhookOf(before, employer)
  const sealed = async () =>
    (await before.open.db.selectFrom('webhooks').select('sealed').where('id', '=', id).executeTakeFirstOrThrow()).sealed
  expect(openWebhookSecret(await sealed(), id, after.dependencies.config)).toBeNull()
  const { config } = during.dependencies
  expect(await resealWebhooks(before.open.db, config)).toMatchObject({ sealed: 1, unreadable: 0 })
  expect(openWebhookSecret(await sealed(), id, after.dependencies.config)).toBe(secret)
  expect(openWebhookSecret(await sealed(), employer.id, after.dependencies.config)).toBeNull()
  expect(await resealWebhooks(before.open.db, config)).toEqual({ sealed: 0, current: 1, unreadable: 0 })
})
