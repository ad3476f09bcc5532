import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { OpenDatabase } from '#store/database.ts'
import { similarTextsOf } from '#store/jobs/similar-texts.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { demoApplications } from './applications.ts'
import { demoEmployers } from './employers.ts'
import { demoJobs } from './jobs.ts'
import { demoPeople } from './people.ts'
import { seedDemo } from './seed.ts'

const now = new Date('2026-11-20T15:30:00.000Z') // half past midnight of the 21st in Tokyo
let hashed = 0
const hashPassword = async (password: string) => {
  hashed += 1
  return `hash of ${password}`
}

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
  await seedDemo(open.db, { now, hashPassword })
})
afterAll(() => open.close())

const rows = async (text: string) => (await open.executeSql(text)).rows

const tables = ['users', 'employer_profiles', 'jobs', 'applications', 'job_view_days']
const snapshot = async (from: OpenDatabase) =>
  Promise.all(tables.map(async (table) => (await from.executeSql(`select * from ${table} order by 1, 2`)).rows))

test('all demo people, jobs and applications are inserted, with one password', async () => {
  const counts = await rows(`select (select count(*) from users) as users, (select count(*) from jobs) as jobs,
    (select count(*) from applications) as applications`)
  expect(counts).toEqual([{ users: demoPeople.length, jobs: demoJobs.length, applications: demoApplications.length }])
  expect(await rows('select distinct password_hash from users')).toEqual([{ password_hash: 'hash of password' }])
  expect(hashed).toBe(1)
})

test('every job states its terms, and its employer has a profile of the same name', async () => {
  const lacking = `select title from jobs left join employer_profiles p on p.user_id = owner_id
    where terms -> 'workplace' ->> 'address' is null or p.name is distinct from company`
  expect(await rows(lacking)).toEqual([])
  expect(await rows('select count(*) as n from employer_profiles')).toEqual([{ n: demoEmployers.length }])
  expect(
    await rows(`select name, last_verification ->> 'name' as verified from employer_profiles
      where verified_at is not null`),
  ).toEqual([{ name: '株式会社みなと製作所', verified: '株式会社みなと製作所' }])
})

test('texts of demo jobs have sketches, and no two are nearly the same', async () => {
  const ids = (await rows('select job_id as id from job_text_sketches')).map(({ id }) => String(id))
  expect(ids).toHaveLength(demoJobs.length)
  expect(await similarTextsOf(open.db, ids, tokyoDate(now))).toEqual(new Map())
})

test('the states are those of the demo data, and counters agree with what they count', async () => {
  const state = (job: string) => `select count(*) as n from jobs where ${job}`
  const count = (status: string, isActive = true) =>
    demoJobs.filter((job) => job.approval_status === status && job.is_active === isActive).length
  for (const [status, isActive] of [
    ['approved', true],
    ['approved', false],
    ['pending', true],
    ['rejected', true],
  ] as const) {
    const where = `approval_status = '${status}' and is_active is ${isActive} and was_public is ${status === 'approved'}`
    expect(await rows(state(where)), where).toEqual([{ n: count(status, isActive) }])
  }
  const off = `view_count <> (select coalesce(sum(views), 0) from job_view_days where job_id = jobs.id)
    or applications_of(jobs.id, application_count) <> (select count(*) from applications where job_id = jobs.id)
    or view_count < application_count or (was_public and view_count = 0 and created_at < now() - interval '3 days')`
  expect(await rows(state(off))).toEqual([{ n: 0 }])
})

test('demo data happen after their cause and before now', async () => {
  const instant = `'${now.toISOString()}'::timestamptz`
  const today = `'${tokyoDate(now)}'::date`
  expect(
    await rows(`
      select 'user' as what, name from users where created_at > ${instant} or last_login > ${instant} or last_login < created_at
      union all select 'job', title from jobs join users on users.id = owner_id
        where jobs.created_at <= users.created_at or updated_at < jobs.created_at or updated_at > ${instant}
          or deadline < ${today}
      union all select 'application', title from applications a join jobs on jobs.id = job_id join users u on u.id = user_id
        where applied_at <= jobs.created_at or applied_at <= u.created_at or a.updated_at < applied_at
          or a.updated_at > ${instant} or (status = 'pending') <> (a.updated_at = applied_at)
          or (not jobs.is_active and jobs.updated_at <= applied_at)
      union all select 'views', title from job_view_days join jobs on jobs.id = job_id where day > ${today}
        or day < ${today} - 89 or day < (jobs.created_at at time zone 'Asia/Tokyo')::date`),
  ).toEqual([])
})

test('a database with an account is not seeded', async () => {
  const before = await snapshot(open)
  await seedDemo(open.db, { now: new Date(), hashPassword })
  expect(await snapshot(open)).toEqual(before)
  expect(hashed).toBe(1)
})

test('another empty database gets the same data', async () => {
  const second = await openTestDatabase()
  await seedDemo(second.db, { now, hashPassword: async (password) => `hash of ${password}` })
  expect(await snapshot(second)).toEqual(await snapshot(open))
  await second.close()
})
