import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'

let admin: Person
let reader: Person
const app = fixture(openTestApp)
beforeAll(async () => {
  ;[admin, reader] = [await personOf(app, 'admin'), await personOf(app)]
})

const verify = (of: Person) =>
  app.call('verifyEmployer', { params: { id: of.id }, body: { note: '登記簿で確認' } }, admin)
const profile = (of: Person, body: object) => app.call('updateEmployerProfile', { body }, of)
const readJob = async (id: string, as = reader) => (await app.call('readJob', { params: { id } }, as)).body.data.job
const found = async () => {
  const { body } = await app.call('searchJobs', { query: { verified: '1', page: '1' } })
  return body.data.jobs.map(({ id }: { id: string }) => id)
}

async function verified(name = '株式会社みどり商店') {
  const owner = await personOf(app, 'employer')
  await profile(owner, { name, address: '東京都港区芝1-2-3', about: 'みどりの店です。' })
  await verify(owner)
  return owner
}

test('the verified mark is shown on postings in the verified name only', async () => {
  const owner = await verified()
  const own = await jobOf(app, owner, { company: '(株) みどり商店' })
  const other = await jobOf(app, owner, { company: 'テクノフューチャー株式会社' })
  expect(await readJob(own)).toMatchObject({
    companyInfo: { verified: true, verified_at: expect.any(String) },
    employer: { verified: true },
  })
  const another = await readJob(other)
  expect(another).toMatchObject({ companyInfo: { verified: false }, employer: { verified: false } })
  expect(another.companyInfo.rating).toBeUndefined()
  expect(await found()).toContain(own)
  expect(await found()).not.toContain(other)
})

test('a posting under another name than the verified one stops with both names', async () => {
  const owner = await verified()
  const waiting = { approval_status: 'pending', was_public: false, company: '株式会社よその会社' } as const
  const job = await jobOf(app, owner, waiting)
  const { jobs } = (await app.call('listPendingJobs', { query: { id: job } }, admin)).body.data
  const finding = jobs[0].findings.find(({ code }: { code: string }) => code === 'mismatch.company')
  expect(finding).toMatchObject({ severity: 'stop', field: 'company' })
  expect(finding.message).toContain('株式会社よその会社')
  expect(finding.message).toContain('株式会社みどり商店')
  const checked = await app.call('checkJob', { body: { company: '株式会社よその会社' } }, owner)
  expect(checked.body.data.findings.map(({ code }: { code: string }) => code)).toContain('mismatch.company')
})

test('an unverified poster under a verified employer’s name stops, and the desk shows both names', async () => {
  const owner = await verified('株式会社ひので印刷')
  await profile(owner, { trade_names: ['ひので堂'] })
  await verify(owner)
  const other = await personOf(app, 'employer')
  await profile(other, { name: '有限会社うしお' })
  for (const [company, severity] of [
    ['㈱ひので印刷', 'stop'],
    ['ひので堂', 'stop'],
    ['ゆうひ堂', 'warn'],
  ] as const) {
    const job = await jobOf(app, other, { approval_status: 'pending', was_public: false, company })
    const { jobs } = (await app.call('listPendingJobs', { query: { id: job } }, admin)).body.data
    expect(jobs[0].poster.company).toBe('有限会社うしお')
    expect(jobs[0].findings).toContainEqual(expect.objectContaining({ code: 'mismatch.company', severity }))
    const checked = (await app.call('checkJob', { body: { company } }, other)).body.data.findings
    expect(checked).toContainEqual(expect.objectContaining({ code: 'mismatch.company', severity }))
  }
})

test('up to ten trade names, each looked at, carry the mark; a new one waits for that', async () => {
  const owner = await verified('株式会社あかね')
  const job = await jobOf(app, owner, { company: 'カフェあかね' })
  const saved = await profile(owner, { trade_names: [{ name: 'カフェあかね' }, 'あかねパン'] })
  expect(saved.body.data.profile).toMatchObject({
    verified_at: expect.any(String),
    trade_names: [
      { name: 'カフェあかね', verified_at: null },
      { name: 'あかねパン', verified_at: null },
    ],
  })
  expect((await readJob(job)).companyInfo.verified).toBe(false)
  expect((await profile(owner, { corporate_number: null })).body.data.profile.trade_names).toHaveLength(2)
  await verify(owner)
  expect((await readJob(job)).companyInfo.verified).toBe(true)
  expect(await found()).toContain(job)
  await profile(owner, { trade_names: ['あかねパン'] })
  expect((await readJob(job)).companyInfo.verified).toBe(false)
  expect(await found()).not.toContain(job)

  const many = Array.from({ length: 11 }, (_, n) => ({ name: `店${n}` }))
  const refused = await profile(owner, { trade_names: many })
  expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'trade_names'])
  const empty = await profile(owner, { trade_names: [{ name: ' ' }] })
  expect([empty.status, empty.body.errors[0].path]).toEqual([400, 'trade_names.0.name'])
})
