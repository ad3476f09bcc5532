import type { Database } from '#store/database.ts'
import { type DemoRows, insertDemoData } from '#store/demo-data.ts'
import { demoAccounts } from './accounts.ts'
import { demoApplications } from './applications.ts'
import { demoEmployers } from './employers.ts'
import { demoJobs } from './jobs.ts'
import { demoPeople } from './people.ts'
import { type ApplicationRow, applicationRow, jobRow, nameOf, profileRow, userRow, viewsOf } from './rows.ts'

/**
 * Fills an empty database with demo people, employers, jobs, applications and views, as of `now`. Changes nothing in a
 * database that has an account. One transaction, and the same data every time.
 */
export async function seedDemo(
  db: Database,
  { now, hashPassword }: { now: Date; hashPassword(password: string): Promise<string> },
): Promise<void> {
  const makeRows = async () => demoRowsAt(now, await hashPassword(demoAccounts[0].password))
  await db.transaction().execute((tx) => insertDemoData(tx, makeRows))
}

function demoRowsAt(now: Date, passwordHash: string): DemoRows {
  const users = demoPeople.map((person) => userRow(person, passwordHash, now))
  const userOf = lookup(users, ({ email }) => email)
  const profiles = demoEmployers.map((employer) => profileRow(employer, userOf(employer.account), now))
  // An application needs the id of its job, and a closed job the date of its last application.
  const posted = demoJobs.map((job) => jobRow(job, userOf(job.employer.email), now))
  const jobOf = lookup(posted, nameOf)
  const applications = demoApplications.map((application) =>
    applicationRow(application, userOf(application.seeker), jobOf(nameOf(application)), now),
  )
  const applicationsTo = (jobId: string) => applications.filter(({ job_id }) => job_id === jobId)
  const jobs = demoJobs.map((job) =>
    jobRow(job, userOf(job.employer.email), now, latest(applicationsTo(jobOf(nameOf(job)).id))),
  )
  const views = jobs.flatMap((job) => viewsOf(job, applicationsTo(job.id), now))
  return { users, profiles, jobs, views, applications }
}

function latest(applications: readonly ApplicationRow[]): Date | undefined {
  const times = applications.map(({ applied_at }) => applied_at.getTime())
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

function lookup<Row>(rows: readonly Row[], keyOf: (row: Row) => string): (key: string) => Row {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return (key) => {
    const row = byKey.get(key)
    if (!row) throw new Error(`the demo data refers to ${key}, which it does not contain`)
    return row
  }
}
