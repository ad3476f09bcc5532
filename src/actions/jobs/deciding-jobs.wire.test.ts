import { expect, test } from 'vitest'
import { reopenJob } from '#actions/jobs/managing.ts'
import { editJob, postJob } from '#actions/jobs/posting.ts'
import { suspendUser } from '#actions/people/users.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard } from '#app/testing/job-board.ts'
import { postJobInput } from '#contract/jobs/job-input.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { claimJob } from './approval-queue.ts'
import { approveJob, rejectJob, toggleJob } from './deciding.ts'

const board = fixture(openTestBoard)

test('of a concurrent approval and rejection one wins', async () => {
  const [owner, admin] = [await board.person('employer'), await board.person('admin')]
  for (let round = 0; round < 10; round += 1) {
    const id = await board.job(owner, { approval_status: 'pending', was_public: false })
    const body = { rejection_reason: '内容をご確認のうえ再投稿してください' }
    const input = { params: { id }, query: {}, body }
    const outcomes = await Promise.allSettled([
      approveJob({ ...input, body: {} }, board.as(admin)),
      rejectJob(input, board.as(admin)),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { refusal: 'already-decided', data: { decision: { by_name: '山田 花子' } } },
    })
  }
  const entries = await board.open.db.selectFrom('audit_log').select('id').execute()
  expect(entries).toHaveLength(10)
})

test('of several concurrent claims on a job one wins', async () => {
  const owner = await board.person('employer')
  const admins = await Promise.all(['佐藤 一', '鈴木 二', '高橋 三'].map((name) => board.person('admin', name)))
  for (let round = 0; round < 10; round += 1) {
    const id = await board.job(owner, { approval_status: 'pending', was_public: false })
    const claims = await Promise.allSettled(
      admins.map((admin) => claimJob({ params: { id }, query: {}, body: {} }, board.as(admin))),
    )
    const taken = claims.flatMap((each) => (each.status === 'fulfilled' ? [each.value.claim.by_name] : []))
    expect(taken).toHaveLength(1)
    for (const each of claims) {
      if (each.status === 'rejected')
        expect(each.reason).toMatchObject({ refusal: 'claimed-by-other', data: { claim: { by_name: taken[0] } } })
    }
  }
})

const newPosting = postJobInput.parse({
  title: '経理',
  company: 'しごと商店',
  location: '東京都港区',
  description: '月次決算',
})

type Start = (id: string, owner: Viewer, admin: Viewer) => Promise<unknown>
const at = (id: string) => ({ params: { id }, query: {} })

/** Whatever starts a job that is down, or adds one that runs. */
const starts: Record<string, Start> = {
  'is started': (id, _, admin) => toggleJob({ ...at(id), body: {} }, board.as(admin)),
  'its owner reopens': (id, owner) => reopenJob({ ...at(id), body: {} }, board.as(owner)),
  'its owner edits so that it runs': (id, owner) => editJob({ ...at(id), body: { is_active: true } }, board.as(owner)),
  'is posted': async (_, owner) => postJob({ params: {}, query: {}, body: newPosting }, board.as(owner)),
}

test.each(Object.entries(starts))('a job that %s while its owner is suspended does not run', async (_, start) => {
  const admin = await board.person('admin')
  for (let round = 0; round < 10; round += 1) {
    const owner = await board.person('employer')
    const id = await board.job(owner, { is_active: false, stopped_by_operator: false })
    await Promise.allSettled([
      suspendUser({ params: { id: owner.id }, query: {}, body: { reason: '通報のため' } }, board.as(admin)),
      start(id, owner, admin),
    ])
    const running = board.open.db
      .selectFrom('jobs')
      .select('id')
      .where('owner_id', '=', owner.id)
      .where('is_active', '=', true)
    expect(await running.execute()).toEqual([])
  }
})
