import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, keyOf, personOf, webhookOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)
const employer = fixture(() => personOf(app, 'employer'))

/** What one webhook of the employer was told, oldest first. */
async function deliveriesOf(webhookId: string): Promise<{ type: string; data: object }[]> {
  const rows = app.open.db.selectFrom('webhook_deliveries').select('body').where('webhook_id', '=', webhookId)
  return (await rows.orderBy('id').execute()).map(({ body }) => {
    const { type, data } = JSON.parse(body)
    return { type, data }
  })
}

test('webhooks for messages, interviews, stages and withdrawals carry ids only', async () => {
  const webhook = await webhookOf(app, employer)
  const [job, seeker] = [await jobOf(app, employer), await personOf(app, 'user', { name: '秘密 太郎' })]
  const id = await applicationOf(app, job, seeker)
  const ids = { job_id: job, job_title: '経理', application_id: id }
  const slot = new Date(app.dependencies.now().getTime() + 86_400_000).toISOString()
  const send = (body: string, as: Person) => app.call('sendMessage', { params: { id }, body: { body } }, as)
  const message = (await send('秘密の用件', seeker)).body.data.message
  await send('こちらこそ', employer)
  const proposal = { params: { id }, body: { kind: 'phone' as const, slots: [slot] } }
  const { interview } = (await app.call('proposeInterview', proposal, employer)).body.data
  const params = { id, interviewId: interview.id }
  await app.call('acceptInterview', { params, body: { slot } }, seeker)
  const review = { tags: [], rating: null, assignee_id: null, stage: 'first' }
  for (let twice = 0; twice < 2; twice += 1)
    await app.call('reviewApplication', { params: { id }, body: review }, employer)
  await app.call('withdrawApplication', { params: { id }, body: { reason: '秘密の理由' } }, seeker)
  const told = await deliveriesOf(webhook.id)
  expect(told).toEqual([
    { type: 'message.received', data: { ...ids, message_id: message.id } },
    { type: 'interview.settled', data: { ...ids, interview_id: interview.id, starts_at: slot } },
    { type: 'application.stage-changed', data: { ...ids, stage: 'first' } },
    { type: 'application.withdrawn', data: ids },
    { type: 'interview.cancelled', data: { ...ids, interview_id: interview.id } },
  ])
  expect(JSON.stringify(told)).not.toContain('秘密')
})

test('a cancelled interview sends a webhook, an undone bulk move does not', async () => {
  const owner = await personOf(app, 'employer')
  const webhook = await webhookOf(app, owner)
  const [jobId, seeker] = [await jobOf(app, owner), await personOf(app)]
  const id = await applicationOf(app, jobId, seeker)
  const slots = [new Date(app.dependencies.now().getTime() + 86_400_000).toISOString()]
  const proposal = { params: { id }, body: { kind: 'phone' as const, slots } }
  const { interview } = (await app.call('proposeInterview', proposal, owner)).body.data
  await app.call('cancelInterview', { params: { id, interviewId: interview.id }, body: {} }, owner)
  const bulk = { params: { jobId }, body: { ids: [id], action: 'stage' as const, value: 'final' } }
  await app.call('changeApplications', bulk, owner)
  expect((await deliveriesOf(webhook.id)).map(({ type }) => type)).toEqual([
    'interview.cancelled',
    'application.stage-changed',
  ])
  await app.call('undoApplicationChanges', { params: { jobId }, body: { ids: [id] } }, owner)
  expect((await deliveriesOf(webhook.id)).map(({ type }) => type)).toEqual(['interview.cancelled'])
})

test('a key with applications:write sets state and stage, and reads nothing', async () => {
  const { secret } = await keyOf(app, employer, ['applications:write'])
  const [jobId, seeker] = [await jobOf(app, employer), await personOf(app)]
  const id = await applicationOf(app, jobId, seeker)
  const params = { jobId, applicationId: id }
  expect((await app.call('decideApplication', { params, body: { status: 'accepted' } }, secret)).status).toBe(200)
  const body = { tags: [], rating: null, assignee_id: null, stage: 'offer', offer: 'offered' as const }
  expect((await app.call('reviewApplication', { params: { id }, body }, secret)).status).toBe(200)
  expect((await app.call('readApplicant', { params }, secret)).status).toBe(403)
})
