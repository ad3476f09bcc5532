import { describe, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person, type Reply } from '#app/testing/test-app.ts'
import { erasePath, unsubscribePath } from '#contract/signed-links.ts'
import { type Defence, type LastingSecretName, lastingSecrets } from '#rules/people/lasting-secrets.ts'
import { browserSubscription } from '#server/testing/browser-subscription.ts'
import { lastMail } from '#server/testing/last-mail.ts'
import { jobOf, memberOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectReason } from '#server/testing/refusals.ts'
import { invitationToken } from '#store/people/team-invitations.ts'
import { securityNotice } from '#words/mail/security.ts'

const minute = 60_000

const app = fixture(() =>
  openTestApp({ env: { PUBLIC_URL: 'http://localhost:3000', LIMIT_RESETS_PER_ADDRESS: '1000/60' } }),
)

const hook = { url: 'https://hooks.example.com/', events: ['job.approved' as const] }
const signIn = async ({ email }: Person) =>
  (await app.call('signIn', { body: { email, password: 'password' } })).body.data.token as string

/** How each secret is made, and whether it opens something without a session. */
type Secret = { make(who: Person): Promise<Reply>; opens(made: Reply, who: Person): Promise<boolean> }
const secrets: Record<LastingSecretName, Secret> = {
  calendarAddress: {
    make: (who) => app.call('createCalendarFeed', {}, who),
    opens: async ({ body }) =>
      (await app.inject({ method: 'GET', url: body.data.url.slice('http://localhost:3000'.length) })).status === 200,
  },
  apiKey: {
    make: (who) => app.call('createApiKey', { body: { name: '連携', scopes: ['jobs:read'], days: null } }, who),
    opens: async ({ body }) => (await app.call('listMyJobs', {}, body.data.secret)).status === 200,
  },
  webhook: {
    make: (who) => app.call('addWebhook', { body: hook }, who),
    opens: async (_made, who) => {
      const { webhooks } = (await app.call('listWebhooks', {}, await memberOf(app, who, 'owner'))).body.data
      return webhooks[0].switched_off_at === null
    },
  },
  teamInvitation: {
    make: (who) => app.call('inviteMember', { body: { email: `to-${who.email}`, role: 'owner' } }, who),
    opens: async ({ body }) => {
      const token = invitationToken(body.data.invitation.id, app.dependencies.config.secret)
      return (await app.call('readInvitation', { body: { token } })).status === 200
    },
  },
  pushSubscription: {
    make: (who) => app.call('addPushSubscription', { body: browserSubscription() }, who),
    opens: async (_made, who) => {
      const [id, before] = [await jobOf(app, who), app.followUps.length]
      expect((await app.call('applyToJob', { params: { id } }, await personOf(app))).status).toBe(201)
      return app.followUps.slice(before).some(({ kind }) => kind === 'push')
    },
  },
  eraseLink: {
    make: async (who) => {
      const body = { name: '外部 太郎', email: `${who.id}@example.net` }
      return app.call('addExternalApplicant', { params: { jobId: await jobOf(app, who) }, body }, who)
    },
    opens: async ({ body }) => {
      const [, token = ''] = erasePath(body.data.application.id, app.dependencies.config.secret).split('token=')
      return (await app.call('eraseExternalApplicant', { body: { token } })).status === 200
    },
  },
  unsubscribeLink: {
    make: async () => ({ status: 200, headers: {}, body: {}, text: '' }),
    opens: async (_made, { id }) =>
      (await app.inject({ method: 'POST', url: unsubscribePath(id, app.dependencies.config.secret) })).status === 200,
  },
}
const names = Object.keys(secrets) as LastingSecretName[]

/** What the owner does, from a session of their own. */
const defences: [string, Defence, (owner: Person, notice: string) => Promise<Reply>][] = [
  [
    'another password',
    'password-change',
    (owner) =>
      app.call('changePassword', { body: { currentPassword: 'password', newPassword: 'himitsu-no-aikotoba' } }, owner),
  ],
  [
    'a reset',
    'password-reset',
    async ({ email }) => {
      await app.call('forgotPassword', { body: { email } })
      const { token } = await lastMail(app, 'reset-password')
      return app.call('resetPassword', { body: { token, newPassword: 'himitsu-no-aikotoba' } })
    },
  ],
  ['ending every other session', 'sign-out-everywhere', (owner) => app.call('endOtherSessions', {}, owner)],
  [
    'an administrator who signs the person out',
    'sign-out-everywhere',
    async ({ id }) => app.call('endUserSessions', { params: { id } }, await personOf(app, 'admin')),
  ],
  ['the link of a notice', 'secure-account', (_owner, token) => app.call('secureAccount', { body: { token } })],
]

/** An employer, and a thief in a session of the same account that began elsewhere; the owner was told of that. */
async function stolen(): Promise<{ owner: Person; thief: Person; notice: string }> {
  const owner = await personOf(app, 'employer', { email_verified: true })
  const thief = { ...owner, token: await signIn(owner) }
  const { token } = await lastMail(app, 'security-notice')
  app.wait(minute)
  return { owner, thief, notice: token }
}
const actionsOf = async (who: Person) =>
  (await app.call('listMyAuditEntries', {}, who)).body.data.entries.map(({ action }: { action: string }) => action)
const notices = () => app.followUps.filter(({ kind }) => kind === 'security-notice').length

describe.each(names)('%s', (name) => {
  const { confirmed, audit, notice, endedBy } = lastingSecrets[name]
  const { make, opens } = secrets[name]

  test(`is made ${confirmed ? 'after confirming again' : 'without confirming again'}`, async () => {
    const owner = await personOf(app, 'employer', { email_verified: true })
    app.wait(11 * minute)
    if (!confirmed) return expect((await make(owner)).status).toBeLessThan(300)
    expectReason(await make(owner), 'confirmation-required')
    await app.call('confirmAgain', { body: { password: 'password' } }, owner)
    expect((await make(owner)).status).toBe(201)
  })

  test(`is ${audit ? '' : 'not '}in the audit log, and ${notice ? '' : 'not '}told to the owner`, async () => {
    const owner = await personOf(app, 'employer', { email_verified: true })
    const before = notices()
    await make(owner)
    expect([await actionsOf(owner), notices() - before]).toEqual([audit ? [audit] : [], notice ? 1 : 0])
    if (!notice) return
    const facts = {
      kind: notice,
      name: '',
      role: 'employer' as const,
      noticedAt: new Date(),
      device: null,
      network: null,
      link: 'https://example.com',
    }
    const sentence = securityNotice(facts)
      .text.split('\n')
      .find((line) => line.startsWith('お使いのアカウント'))
    expect(await lastMail(app, 'security-notice')).toMatchObject({
      ...{ to: owner.email, text: expect.stringContaining(sentence ?? 'no sentence') },
    })
  })

  const outcomes = defences.map(([way, defence, defend]) => [endedBy[defence], way, defend] as const)
  test.each(outcomes)('made by a thief: ends %s by %s', async (ended, _way, defend) => {
    const { owner, thief, notice: told } = await stolen()
    const made = await make(thief)
    expect(await opens(made, owner)).toBe(true)
    expect((await defend(owner, told)).status).toBe(200)
    expect(await opens(made, owner)).toBe(ended === 'none')
  })
})

test.each(names.filter((name) => lastingSecrets[name].notice))(
  'the link of its own notice ends this secret: %s',
  async (name) => {
    const owner = await personOf(app, 'employer', { email_verified: true })
    const made = await secrets[name].make(owner)
    const { token } = await lastMail(app, 'security-notice')
    expect((await app.call('secureAccount', { body: { token } })).status).toBe(200)
    expect(await secrets[name].opens(made, owner)).toBe(false)
  },
)

const madeSince = names.filter((name) => lastingSecrets[name].endedBy['secure-account'] === 'since')
test.each(madeSince)('the link of a notice ends no %s that is older, and none of another account', async (name) => {
  const confirmed = () => personOf(app, 'employer', { email_verified: true })
  const [owner, friend] = [await confirmed(), await confirmed()]
  const { make, opens } = secrets[name]
  const own = await make(owner)
  app.wait(minute)
  const newPassword = 'nusumareta-aikotoba'
  await app.call('changePassword', { body: { currentPassword: 'password', newPassword } }, owner)
  const { token } = await lastMail(app, 'security-notice')
  app.wait(minute)
  const theirs = await make(friend)
  expect((await app.call('secureAccount', { body: { token } })).status).toBe(200)
  expect([await opens(own, owner), await opens(theirs, friend)]).toEqual([true, true])
})

test('push subscriptions of the current browser stay', async () => {
  const { owner } = await stolen()
  const made = await secrets.pushSubscription.make(owner)
  await app.call('endOtherSessions', {}, owner)
  expect(await secrets.pushSubscription.opens(made, owner)).toBe(true)
})

test('a webhook that somebody changes, and a calendar address that somebody voids, are recorded', async () => {
  const owner = await personOf(app, 'employer', { email_verified: true })
  const { id } = (await secrets.webhook.make(owner)).body.data.webhook
  const before = notices()
  await app.call('editWebhook', { params: { id }, body: { ...hook, on: true } }, owner)
  expect(notices() - before).toBe(1)
  await secrets.calendarAddress.make(owner)
  for (const _ of [1, 2]) expect((await app.call('removeCalendarFeed', {}, owner)).status).toBe(200)
  expect(await actionsOf(owner)).toEqual(['calendar:remove', 'calendar:create', 'webhook:edit', 'webhook:add'])
})

test('a calendar address that a thief makes while the password changes does not outlive it', async () => {
  const { owner, thief } = await stolen()
  const changing = defences[0]?.[2](owner, '')
  const making: Promise<Reply>[] = []
  for (let made = 0; made < 100; made += 1) {
    making.push(secrets.calendarAddress.make(thief))
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  expect((await changing)?.status).toBe(200)
  expect(new Set((await Promise.all(making)).map(({ status }) => status))).toEqual(new Set([201, 401]))
  expect((await app.call('readCalendarFeed', {}, owner)).body.data.created_at).toBeNull()
})
