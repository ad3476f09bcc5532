import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { editJob, postJob } from '#actions/jobs/posting.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard, rowsOf, testNow } from '#app/testing/job-board.ts'
import { postJobInput } from '#contract/jobs/job-input.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { lawfulPosting } from '#rules/postings/findings/testing/lawful-posting.ts'
import { checkQueue } from '#store/jobs/check-queue.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { claimJob, listPendingJobs, readQueueFigures, releaseJob } from './approval-queue.ts'
import { approveJob, bulkApproveJobs, rejectJob, undoBulkApproval, undoDecision } from './deciding.ts'

const board = fixture(openTestBoard)
const owner = fixture(() => board.person('employer', '採用 太郎'))
const admin = fixture(() => board.person('admin', '管理 花子'))
const other = fixture(() => board.person('admin', '山本 二郎'))

const lawful = { ...lawfulPosting, terms: { ...lawfulPosting.terms, dispatched: false } }
const at = (id: string) => ({ params: { id }, query: {}, body: {} })
const after = (seconds: number) => new Date(testNow.getTime() + seconds * 1_000)
const waiting = (of = owner, given = {}) => board.job(of, { approval_status: 'pending', was_public: false, ...given })
const reason = '給与の記載がありません。追記してください。'
const reject = (id: string, by = admin, now = testNow) =>
  rejectJob({ ...at(id), body: { rejection_reason: reason } }, board.as(by, now))
const queue = async (query: Parameters<typeof listPendingJobs>[0]['query'] = {}, now = after(100)) => {
  const { jobs, ...rest } = await listPendingJobs({ params: {}, body: {}, query }, board.as(admin, now))
  return { ...rest, jobs: await rowsOf(jobs) }
}
const inQueue = async (id: string) => (await queue()).jobs.find((job) => job.id === id)
const idsOf = async (query: Parameters<typeof queue>[0]) => (await queue(query)).jobs.map(({ id }) => id)

test('a resubmitted job shows the posting that was decided on', async () => {
  const terms = { pay: { unit: 'month' as const, min: 200_000 } }
  const id = await waiting(owner, { salary_min: 200_000, terms })
  await reject(id)
  await editJob(
    { ...at(id), body: { description: '月次決算と経費精算', salary_min: 250_000 } },
    board.as(owner, after(60)),
  )
  const job = await inQueue(id)
  expect(job).toMatchObject({ description: '月次決算と経費精算', salary_min: 250_000 })
  expect(job?.decided_posting).toMatchObject({ description: '月次決算', salary_min: 200_000, terms })
  expect(job?.decided_posting).not.toHaveProperty('is_active')
})

test('a rejected job that is sent again is left to another operator: last, and marked for who rejected it', async () => {
  const rejected = await waiting()
  await reject(rejected)
  await editJob({ ...at(rejected), body: { title: '経理主任' } }, board.as(owner, after(60)))
  const fresh = await waiting(owner, { created_at: after(70) })
  const marks = async (by: Viewer) => {
    const { jobs } = await listPendingJobs({ params: {}, body: {}, query: {} }, board.as(by, after(100)))
    return (await rowsOf(jobs))
      .filter(({ id }) => id === rejected || id === fresh)
      .map(({ id, decided_by_you }) => [id, decided_by_you])
  }
  expect(await marks(admin)).toEqual([
    [fresh, false],
    [rejected, true],
  ])
  expect(await marks(other)).toEqual([
    [rejected, false],
    [fresh, false],
  ])
  // The operator who rejected the job may still approve it alone, outside bulk approval.
  await approveJob(at(rejected), board.as(admin, after(120)))
})

test('one job that waits is asked for by its id; one that was decided on is not found', async () => {
  const [id] = [await waiting(), await waiting()]
  const all = await queue()
  expect(all.count).toBe(all.jobs.length)
  const found = await queue({ id, page: 1, limit: 1 })
  expect(found).toMatchObject({
    ...{ total: 1, jobs: [{ id, employer_name: '採用 太郎', employer_email: `${owner.id}@example.com` }] },
  })
  await reject(id)
  expect((await queue({ id, page: 1, limit: 1 })).jobs).toEqual([])
})

test('an undone decision leaves no version to compare with; every version decided on is stored', async () => {
  const id = await waiting()
  await reject(id)
  await editJob({ ...at(id), body: { title: '経理主任' } }, board.as(owner, after(20)))
  await approveJob(at(id), board.as(admin, after(30)))
  await undoDecision(at(id), board.as(admin, after(35)))
  expect((await inQueue(id))?.decided_posting).toMatchObject({ title: '経理' })
  for (const seconds of [40, 60, 80]) {
    await reject(id, admin, after(seconds))
    await editJob({ ...at(id), body: { title: `経理${seconds}` } }, board.as(owner, after(seconds + 10)))
  }
  expect((await inQueue(id))?.decided_posting).toMatchObject({ title: '経理60' })
  const { total } = await board.open.db
    .selectFrom('decided_postings')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('job_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(total).toBe(5)
})

test('a claim holds for ten minutes and names its moderator to others', async () => {
  const [id, next, third] = [await waiting(), await waiting(), await waiting()]
  const { claim } = await claimJob(at(id), board.as(admin))
  expect(claim).toMatchObject({ by_name: '管理 花子', is_own: true })
  await expect(claimJob(at(id), board.as(other))).rejects.toMatchObject({
    refusal: 'claimed-by-other',
    data: { claim: { by_name: '管理 花子', is_own: false, until: claim.until.toISOString() } },
  })
  await releaseJob(at(id), board.as(other))
  expect((await inQueue(id))?.claim).toMatchObject({ by_name: '管理 花子', is_own: true })

  await sql`UPDATE job_claims SET until = now() - interval '1 second' WHERE job_id = ${id}`.execute(board.open.db)
  expect((await inQueue(id))?.claim).toBeUndefined()
  await claimJob(at(id), board.as(other))
  expect((await inQueue(id))?.claim).toMatchObject({ by_name: '山本 二郎', is_own: false })
  await claimJob(at(third), board.as(admin))
  await claimJob(at(next), board.as(other))
  expect((await inQueue(id))?.claim).toBeUndefined()
  expect((await inQueue(third))?.claim).toMatchObject({ is_own: true })
  await releaseJob(at(next), board.as(other))
  expect((await inQueue(next))?.claim).toBeUndefined()

  await claimJob(at(id), board.as(other))
  await approveJob(at(id), board.as(admin))
  expect(await board.open.db.selectFrom('job_claims').selectAll().where('job_id', '=', id).execute()).toEqual([])
  const log = await board.open.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', id)
    .execute()
  expect(log).toEqual(expect.arrayContaining([{ action: 'job:claim', actor_id: other.id }]))
})

test("a late decision is refused with the first one's author, time and reason", async () => {
  const id = await waiting()
  await reject(id)
  const refusal = { refusal: 'already-decided', data: { decision: { kind: 'rejected', reason, by_name: '管理 花子' } } }
  await expect(approveJob(at(id), board.as(other))).rejects.toMatchObject(refusal)
  await expect(reject(id, other)).rejects.toMatchObject(refusal)
  await expect(claimJob(at(id), board.as(other))).rejects.toMatchObject(refusal)
})

test('the queue is searched by posting and poster, and filtered by kind, findings, employer and age', async () => {
  const newcomer = await board.person('employer', '斎藤 恵')
  const known = await board.person('employer', '常連 一郎')
  await board.job(known)
  const bodyOf = (title: string) =>
    postJobInput.parse({ title, company: '株式会社ﾐﾅﾄ', location: '東京', description: '検品' })
  const post = async (by: Viewer, title: string, now = testNow) =>
    (await postJob({ params: {}, query: {}, body: bodyOf(title) }, board.as(by, now))).job.id
  const [fresh, usual] = [await post(newcomer, '検品係'), await post(known, '梱包係', after(-61 * 3_600))]
  const both = [fresh, usual]
  const found = async (query: Parameters<typeof queue>[0]) => (await idsOf(query)).filter((id) => both.includes(id))
  expect(await found({ q: '斎藤恵' })).toEqual([fresh])
  expect(await found({ q: '斎藤 恵 検品' })).toEqual([fresh])
  expect(await found({ q: known.id })).toEqual([usual])
  expect((await found({ q: 'ミナト' })).sort()).toEqual([...both].sort())
  expect(await found({ kind: 'first' })).toEqual([fresh])
  expect(await found({ kind: 'resubmitted' })).toEqual([])
  // Two days and a half, and three of the calendar in Tokyo.
  expect(await found({ waiting_days: '3' })).toEqual([usual])
  expect(await found({ waiting_days: '7' })).toEqual([])
  expect((await found({ findings: 'stop' })).sort()).toEqual([...both].sort())
  expect(await found({ findings: 'none' })).toEqual([])
  expect(await found({ verified: 'true' })).toEqual([])
  expect(await queue({ q: '梱包係', page: 1, limit: 1 })).toMatchObject({ total: 1, page: 1, limit: 1 })

  await reject(usual)
  await editJob({ ...at(usual), body: { title: '梱包係（再）' } }, board.as(known, after(50)))
  expect(await found({ kind: 'resubmitted' })).toEqual([usual])
  expect(await found({ waiting_days: '3' })).toEqual([])
  expect((await inQueue(usual))?.employer_record).toMatchObject({ first: false, approved: 0, rejected: 1 })
  expect((await inQueue(fresh))?.employer_record).toMatchObject({ first: true, approved: 0, rejected: 0 })

  await board.open.db.deleteFrom('job_checks').execute()
  expect(await found({ findings: 'stop' })).toEqual([])
  await checkQueue(board.open.db, testNow, { unchecked: true })
  expect((await found({ findings: 'stop' })).sort()).toEqual([...both].sort())
})

test('jobs without findings of verified employers are approved together, notified one by one, and undone together', async () => {
  const verified = await board.person('employer', '確認 済子')
  await board.open.db
    .insertInto('employer_profiles')
    .values({
      ...{ user_id: verified.id, updated_at: testNow, verified_at: testNow, last_verification: JSON.stringify({}) },
      ...{ name: '株式会社あおぞら商店', address: '東京都新宿区西新宿1-2-3', phone: '03-1234-5678' },
    })
    .execute()
  const clean = (description: string) => postJobInput.parse({ ...lawful, description })
  const one = await waiting(verified, clean('倉庫で部品を数え、棚に並べ、出荷の伝票と突き合わせる仕事です。'))
  const two = await waiting(verified, clean('来客を迎え、会議室へ案内し、電話を取り次ぎ、郵便物を配る仕事です。'))
  const poor = await waiting(verified, { company: lawful.company })
  const foreign = await waiting(owner, clean('畑で野菜を育て、収穫し、箱に詰めて、市場へ運ぶ仕事です。'))
  await board.job(verified)
  const novice = await board.person('employer', '初回 三郎')
  await board.open.db
    .insertInto('employer_profiles')
    .values({ user_id: novice.id, updated_at: testNow, verified_at: testNow, name: '株式会社はじめて' })
    .execute()
  const novices = clean('本を受け取り、棚に戻し、利用者の問い合わせに答える仕事です。')
  const first = await waiting(novice, { ...novices, company: '株式会社はじめて' })
  const claimed = await waiting(verified, clean('機械の音と温度を確かめ、部品を替え、記録を残す仕事です。'))
  await claimJob(at(claimed), board.as(other))
  const again = await waiting(verified, clean('荷物を仕分け、台車に載せ、担当の部署へ届ける仕事です。'))
  await reject(again)
  await editJob({ ...at(again), body: { title: '社内便の係' } }, board.as(verified))
  const ids = [one, poor, foreign, claimed, two, owner.id, first, again]
  const bulk = { params: {}, query: {}, body: { ids } }
  const { outcomes } = await bulkApproveJobs(bulk, board.as(admin))
  expect(outcomes).toMatchObject([
    { id: one, done: true },
    { id: poor, done: false, refusal: 'has-findings' },
    { id: foreign, done: false, refusal: 'employer-not-verified' },
    { id: claimed, done: false, refusal: 'claimed-by-other', message: 'ほかの担当者が審査中です' },
    { id: two, done: true },
    { id: owner.id, done: false, refusal: 'job-not-found' },
    { id: first, done: false, refusal: 'first-posting' },
    { id: again, done: false, refusal: 'decided-by-you' },
  ])
  expect((await bulkApproveJobs(bulk, board.as(admin))).outcomes[0]).toMatchObject({ refusal: 'already-decided' })
  const [entry] = await board.open.db
    .selectFrom('audit_log')
    .select('detail')
    .where('subject_id', '=', one)
    .where('action', '=', 'job:approve')
    .execute()
  expect(entry?.detail).toMatchObject({ bulk: ids.length })

  const undo = { params: {}, query: {}, body: { ids: [one, two, poor] } }
  expect((await undoBulkApproval(undo, board.as(admin, after(5)))).outcomes.map(({ done }) => done)).toEqual([
    true,
    true,
    false,
  ])
  for (const id of [one, two]) expect(await findJob(board.open.db, id)).toMatchObject({ approval_status: 'pending' })

  // What changed since it was read is left out.
  const versions: Record<string, Date> = {}
  for (const id of [one, two]) versions[id] = (await findJob(board.open.db, id))?.updated_at ?? testNow
  await editJob({ ...at(two), body: { title: '受付の係' } }, board.as(verified))
  const asRead = await bulkApproveJobs({ ...bulk, body: { ids: [one, two], versions } }, board.as(admin))
  expect(asRead.outcomes).toMatchObject([
    { id: one, done: true },
    { id: two, done: false, refusal: 'changed-meanwhile', current: { title: '受付の係' } },
  ])
  const details = await board.open.db
    .selectFrom('audit_log')
    .select('detail')
    .where('subject_id', '=', one)
    .where('action', '=', 'job:approve')
    .orderBy('id')
    .execute()
  expect(details.map(({ detail }) => (detail as { unread?: boolean }).unread)).toEqual([true, undefined])
})

test("the queue's figures show the oldest job and the decisions by day", async () => {
  const days = 4 * 86_400
  const alone = await openTestBoard()
  const [poster, judge] = [await alone.person('employer'), await alone.person('admin')]
  const post = (created_at: Date) =>
    alone.job(poster, { approval_status: 'pending', was_public: false, created_at, updated_at: created_at })
  const ids = [await post(after(-600)), await post(after(-1_200)), await post(after(-1_800)), await post(after(-days))]
  for (const id of ids.slice(0, 2)) await approveJob(at(id), alone.as(judge))
  await rejectJob({ ...at(ids[2] as string), body: { rejection_reason: reason } }, alone.as(judge))
  const figures = await readQueueFigures({ params: {}, query: {}, body: {} }, alone.as(judge))
  expect(figures.oldest).toEqual(after(-days))
  expect(figures.days).toHaveLength(7)
  expect(figures.days[0]).toEqual({ day: '2026-11-20', approved: 2, rejected: 1, median_wait_seconds: 1_200 })
  expect(figures.days[6]).toEqual({ day: '2026-11-14', approved: 0, rejected: 0, median_wait_seconds: null })
  await alone.open.close()
})
