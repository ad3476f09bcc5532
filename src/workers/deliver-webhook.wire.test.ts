import { v7 } from 'uuid'
import { expect, test, vi } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { newWebhookSecret, sealWebhookSecret } from '#integrations/webhook-secrets.ts'
import { deliveryTries, failingFor } from '#rules/people/webhooks.ts'
import type { Database } from '#store/database.ts'
import type { FollowUp, FollowUps, WebhookFollowUp } from '#store/follow-ups.ts'
import { addDecision, undoLastDecision } from '#store/jobs/job-decisions.ts'
import { deleteOldDeliveries, listDeliveries, queueWebhookEvents, redeliver } from '#store/people/webhook-deliveries.ts'
import { changeWebhook, insertWebhook, listWebhooks } from '#store/people/webhooks.ts'
import { GaveUp } from '#store/queue.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { idleQueue } from '#store/testing/rows.ts'
import { composeMail } from './compose-mail.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { app, job, person, recordingTransport, startNode } from './testing/mailbox.ts'
import { openReceiver } from './testing/webhook-receiver.ts'

const open = fixture(openTestDatabase)

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

/** An employer with a job and an endpoint, told that the job was approved; `tell` gives the follow-up, unless a queue takes it. */
async function employerWith(url: string) {
  const owner = await person(open, '鈴木 一郎', 'employer')
  const job_id = await job(open, owner, '経理')
  const [id, secret] = [v7(), newWebhookSecret()]
  const set = { employer_id: owner.id, set_by: owner.id, url, events: ['job.approved' as const] }
  const row = { ...set, id, sealed: sealWebhookSecret(secret, id, app), created_at: new Date() }
  await open.db.transaction().execute((tx) => insertWebhook(tx, row, 5))
  const collected = idleQueue()
  const { added } = collected
  const tell = async (followUps: FollowUps = collected, decisionId?: string, job_title = '経理') => {
    const data = { job_id, job_title }
    const telling = { employerId: owner.id, event: 'job.approved', data, now: new Date(), afterSeconds: 0 } as const
    await open.db
      .transaction()
      .execute((tx) => queueWebhookEvents(tx, followUps, { ...telling, ...(decisionId && { decisionId }) }))
    return added.at(-1) as WebhookFollowUp
  }
  const deliver = (about: WebhookFollowUp, { db = open.db as Database, now = new Date(), loopback = true } = {}) =>
    deliverWebhook(about, v7(), {
      ...{ ...app, db, followUps: collected, now: () => now, log: quiet },
      pushHosts: { loopback },
    })
  const log = () => listDeliveries(open.db, { webhookId: id, employerId: owner.id })
  const webhook = async () => (await listWebhooks(open.db, owner.id))[0]
  return { owner, job_id, id, secret, added, tell, deliver, log, webhook }
}

test("an event reaches an endpoint once, with a signature that the standard's library verifies", async () => {
  const receiver = await openReceiver()
  const { owner, job_id, secret, tell, log } = await employerWith(receiver.url)
  const node = await startNode(open, recordingTransport().transport)
  await tell(node.followUps)
  await vi.waitFor(async () => expect(await log()).toMatchObject([{ state: 'delivered' }]), 20_000)
  await node.stop()
  expect(receiver.received).toHaveLength(1)
  expect(receiver.read(secret)).toEqual({
    type: 'job.approved',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: { job_id, job_title: '経理' },
  })
  expect(() => receiver.read(newWebhookSecret())).toThrow()
  const [delivery] = await log()
  expect(delivery).toMatchObject({ tries: 1, answer: 204, event: 'job.approved' })
  expect(receiver.received[0]?.headers['webhook-id']).toBe(delivery?.id)
  expect(receiver.received[0]?.body).not.toContain(owner.name)
  expect(JSON.stringify(node.logged)).not.toContain(secret)
  await receiver.close()
})

test('an unavailable endpoint gets the event later, and each attempt has the same id', async () => {
  const receiver = await openReceiver((times) => ({ status: times < 3 ? 503 : 200 }))
  const { tell, log, webhook } = await employerWith(receiver.url)
  const node = await startNode(open, recordingTransport().transport)
  await tell(node.followUps)
  await vi.waitFor(async () => expect(await log()).toMatchObject([{ state: 'delivered', tries: 3 }]), 30_000)
  await node.stop()
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(await webhook()).toMatchObject({ failing_since: null, switched_off_at: null })
  await receiver.close()
})

test('a worker that ends between sending and recording a delivery sends it again under the same id', async () => {
  const receiver = await openReceiver()
  const { tell, deliver, log } = await employerWith(receiver.url)
  const about = await tell()
  // The process ends as soon as the endpoint has it: nothing is written any more.
  const dying = open.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'UpdateQueryNode' && receiver.received.length > 0) throw new Error('the process has ended')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await expect(deliver(about, { db: dying })).rejects.toThrow('the process has ended')
  expect(await log()).toMatchObject([{ state: 'waiting', tries: 0 }])
  await deliver(about)
  // Once it is written down, the queue may repeat it as it likes.
  await deliver(about)
  expect(await log()).toMatchObject([{ state: 'delivered', tries: 1 }])
  expect(receiver.received).toHaveLength(2)
  const [first, second] = receiver.received
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(second?.body).toBe(first?.body)
  await receiver.close()
})

test('redirects are not followed, and nothing but the public internet is called', async () => {
  const elsewhere = await openReceiver()
  const receiver = await openReceiver(() => ({ status: 302, location: elsewhere.url }))
  const { tell, deliver, log } = await employerWith(receiver.url)
  await expect(deliver(await tell())).rejects.toThrow()
  expect(await log()).toMatchObject([{ state: 'waiting', answer: 302 }])
  expect(elsewhere.received).toEqual([])
  await expect(deliver(await tell(), { loopback: false })).rejects.toThrow()
  expect(receiver.received).toHaveLength(1)
  await Promise.all([receiver.close(), elsewhere.close()])
})

test('an endpoint that switches to another protocol keeps nobody waiting', async () => {
  const receiver = await openReceiver(() => ({ status: 101 }))
  const { tell, deliver, log } = await employerWith(receiver.url)
  await expect(deliver(await tell())).rejects.toThrow()
  expect(await log()).toMatchObject([{ state: 'waiting', tries: 1 }])
  await receiver.close()
})

test('an endpoint that fails for days is switched off and its employer mailed, and can be switched on again', async () => {
  const receiver = await openReceiver(() => ({ status: 500 }))
  const { owner, id, added, tell, deliver, webhook, log } = await employerWith(receiver.url)
  const about = await tell()
  await expect(deliver(about)).rejects.toThrow()
  expect((await webhook())?.switched_off_at).toBeNull()
  const later = new Date(Date.now() + failingFor)
  await expect(deliver(about, { now: later })).rejects.toThrow()
  expect((await webhook())?.switched_off_at).toEqual(later)
  const told = added.filter(({ kind }) => kind === 'webhook-switched-off')
  expect(told).toEqual([{ kind: 'webhook-switched-off', webhook_id: id }])
  const mailing = { ...app, db: open.db, now: later }
  const mail = await composeMail(told[0] as FollowUp, mailing)
  expect(mail?.to).toEqual({ name: owner.name, address: owner.email })
  expect(mail?.text).toContain(receiver.url)
  // What waits is not sent any more, and nothing new is written for it.
  await deliver(about)
  expect(receiver.received).toHaveLength(2)
  await tell()
  expect(await log()).toMatchObject([{ state: 'dropped' }])
  const of = { id, employerId: owner.id }
  await changeWebhook(open.db, of, { url: receiver.url, events: ['job.approved'], on: true, by: owner.id, now: later })
  expect(await composeMail(told[0] as FollowUp, mailing)).toBeNull()
  await expect(deliver(await tell())).rejects.toThrow()
  expect(receiver.received).toHaveLength(3)
  await receiver.close()
})

test('status 410 switches an endpoint off at once, and nothing follows the last attempt', async () => {
  const gone = await openReceiver(() => ({ status: 410 }))
  const one = await employerWith(gone.url)
  await expect(one.deliver(await one.tell())).rejects.toThrow(GaveUp)
  expect((await one.webhook())?.switched_off_at).not.toBeNull()
  const failing = await openReceiver(() => ({ status: 500 }))
  const other = await employerWith(failing.url)
  const about = await other.tell()
  await open.db
    .updateTable('webhook_deliveries')
    .set({ tries: deliveryTries - 1 })
    .where('id', '=', about.delivery_id)
    .execute()
  await expect(other.deliver(about)).rejects.toThrow(GaveUp)
  expect(await other.log()).toMatchObject([{ state: 'failed', tries: deliveryTries }])
  // Asked for again, it has all its tries.
  const of = { id: about.delivery_id, webhookId: other.id, employerId: other.owner.id }
  const again = (whose: { employerId?: string }) =>
    open.db.transaction().execute((tx) => redeliver(tx, idleQueue(), { ...of, ...whose }))
  expect(await again({ employerId: one.owner.id })).toBe(false)
  expect(await again({})).toBe(true)
  expect(await again({})).toBe(false)
  expect(await other.log()).toMatchObject([{ state: 'waiting', tries: 0 }])
  await Promise.all([gone.close(), failing.close()])
})

test('an undone decision is not sent, and old deliveries are deleted', async () => {
  const receiver = await openReceiver()
  const { owner, job_id, id, tell, deliver, log } = await employerWith(receiver.url)
  const now = new Date()
  const decision = { job_id, kind: 'approved' as const, decided_by: owner.id, decided_at: now }
  const decisionId = await addDecision(open.db, decision)
  const about = await tell(undefined, decisionId)
  const back = { jobId: job_id, by: owner.id, since: new Date(now.getTime() - 10_000), now }
  await open.db.transaction().execute((tx) => undoLastDecision(tx, back))
  await deliver(about)
  expect(receiver.received).toEqual([])
  expect(await log()).toMatchObject([{ state: 'dropped' }])
  const rows = Array.from({ length: 120 }, (_, n) => ({
    ...{ id: v7(), webhook_id: id, event: 'job.approved' as const, body: '{}', state: 'delivered' as const },
    ...{ job_id: null, application_id: null, decision_id: null, at: new Date(now.getTime() + n) },
  }))
  await open.db.insertInto('webhook_deliveries').values(rows).execute()
  const count = async () =>
    (await open.db.selectFrom('webhook_deliveries').select('id').where('webhook_id', '=', id).execute()).length
  await deleteOldDeliveries(open.db, now)
  expect(await count()).toBe(100)
  await deleteOldDeliveries(open.db, new Date(now.getTime() + 31 * 86_400_000))
  expect(await count()).toBe(0)
  await receiver.close()
})

test('an equal event that waits is sent once, and beyond a thousand waiting the next is lost, as the log says', async () => {
  const { id, added, tell, deliver, log } = await employerWith('http://127.0.0.1:9/hook')
  await tell()
  await tell()
  expect([added.length, (await log()).length]).toEqual([1, 1])
  await tell(undefined, undefined, '営業')
  await tell()
  expect(added).toHaveLength(3)
  await open.executeSql(`INSERT INTO webhook_deliveries (id, webhook_id, event, body, at)
    SELECT gen_random_uuid(), '${id}', 'job.approved', '{}', now() - interval '1 hour' FROM generate_series(1, 997)`)
  await tell(undefined, undefined, '多すぎる')
  expect(added).toHaveLength(3)
  const [lost] = await log()
  expect(lost).toMatchObject({ state: 'lost', tries: 0 })
  await expect(deliver(added[0] as WebhookFollowUp)).rejects.toThrow('did not take it')
})

test('after ten failures in a row an endpoint is left alone for a minute, longer after each further one', async () => {
  const receiver = await openReceiver(() => ({ status: 500 }))
  const { tell, deliver, log } = await employerWith(receiver.url)
  let now = Date.now()
  const fail = async (title: string) => {
    const about = await tell(undefined, undefined, title)
    await expect(deliver(about, { now: new Date(now) })).rejects.toThrow('did not take it')
    return receiver.received.length
  }
  for (let at = 1; at <= 10; at += 1) expect(await fail(`失敗 ${at}`)).toBe(at)
  expect(await fail('休み')).toBe(10)
  expect((await log())[0]).toMatchObject({ state: 'waiting', tries: 1, answer: null })
  now += 61_000
  expect(await fail('一分後')).toBe(11)
  now += 61_000
  expect(await fail('まだ休み')).toBe(11)
  now += 60_000
  expect(await fail('三分後')).toBe(12)
  await receiver.close()
})

test("a crowd of one employer's deliveries to a silent endpoint delays another's by at most ten seconds", async () => {
  const silent = await openReceiver(() => ({ silent: true }))
  const receiver = await openReceiver()
  const [busy, other] = [await employerWith(silent.url), await employerWith(receiver.url)]
  const node = await startNode(open, recordingTransport().transport)
  for (let at = 0; at < 30; at += 1) await busy.tell(node.followUps, undefined, `求人 ${at}`)
  await vi.waitFor(() => expect(silent.received.length).toBeGreaterThan(0), 20_000)
  const begun = performance.now()
  await other.tell(node.followUps)
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 20_000)
  expect(performance.now() - begun).toBeLessThan(10_000)
  await node.stop()
  await Promise.all([silent.close(), receiver.close()])
})
