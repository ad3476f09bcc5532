import type { Insertable } from 'kysely'
import { v7 } from 'uuid'
import { comparableEmail } from '#rules/people/email.ts'
import { storedPhone } from '#rules/people/stored-phone.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { type ImportedRow, importedRow } from '#store/jobs/transferred-jobs.ts'
import type { Schema } from '#store/schema.ts'
import type { DemoApplication } from './applications.ts'
import { type DemoEmployer, prefectureName } from './employers.ts'
import type { DemoJob } from './jobs.ts'
import type { DemoPerson } from './people.ts'
import { between, day, daytime, type Random, randomBytes, randomFor } from './random.ts'

export type UserRow = Insertable<Schema['users']> & { created_at: Date }
export type ProfileRow = Insertable<Schema['employer_profiles']>
export type ApplicationRow = Insertable<Schema['applications']> & { applied_at: Date }

/** Identifies a demo job. */
export const nameOf = ({ title, company }: { title: string; company: string }) => `${title}／${company}`

const idAt = (at: Date, random: Random) =>
  v7({ msecs: at.getTime(), random: randomBytes(random, 16), seq: Math.floor(random() * 2 ** 31) })

/** The account of a demo person. */
export function userRow(person: DemoPerson, password_hash: string, now: Date): UserRow {
  const random = randomFor(person.email)
  const created_at = daytime(now, person.joined_days_ago, random)
  const { email, name, role, phone, address, bio, email_verified } = person
  return {
    ...{ id: idAt(created_at, random), email, email_key: comparableEmail(email), password_hash },
    ...{ name, role, address, bio, email_verified, education: null, avatar_name: null, created_at },
    phone: storedPhone(phone),
    skills: JSON.stringify(person.skills),
    experiences: JSON.stringify(person.experiences),
    educations: JSON.stringify(person.educations),
    last_login: daytime(now, Math.floor(random() * 5), random, created_at),
  }
}

/** The profile of a demo employer, as old as its account. */
export function profileRow(employer: DemoEmployer, account: UserRow, now: Date): ProfileRow {
  const { name, name_kana, corporate_number, representative, postal_code, phone, email, industry, size } = employer
  const { founded_year, website, about, dispatch_license = null, verified_days_ago } = employer
  const address = `${prefectureName(employer.prefecture)}${employer.address}`
  const verified_at = verified_days_ago === undefined ? null : new Date(now.getTime() - verified_days_ago * day)
  const verification = verified_at && { name, corporate_number, address, at: verified_at.toISOString(), note: null }
  return {
    ...{ user_id: account.id, name, name_kana, corporate_number, representative, postal_code, address, email },
    phone: storedPhone(phone),
    ...{ form_url: `${website}/recruit`, industry, size, founded_year, website, about, dispatch_license, verified_at },
    ...(verification && { last_verification: JSON.stringify(verification) }),
    updated_at: account.created_at,
  }
}

/** A demo job; a closed one was closed after `lastApplied`. */
export function jobRow(job: DemoJob, owner: UserRow, now: Date, lastApplied?: Date): ImportedRow {
  const random = randomFor(nameOf(job))
  const { employer: _, posted_days_ago, deadline_in_days, ...fields } = job
  const created_at = daytime(now, posted_days_ago, random, owner.created_at)
  const reviewed_at = new Date(Math.min(now.getTime(), created_at.getTime() + (0.05 + 0.7 * random()) * day))
  const closed_at = between(lastApplied ?? reviewed_at, now, random)
  const decided_at = job.is_active ? reviewed_at : closed_at
  return importedRow({
    ...fields,
    ...{ id: idAt(created_at, random), owner_id: owner.id, was_public: job.approval_status === 'approved' },
    deadline: deadline_in_days === undefined ? null : tokyoDate(new Date(now.getTime() + deadline_in_days * day)),
    created_at: created_at.toISOString(),
    updated_at: (job.approval_status === 'pending' ? created_at : decided_at).toISOString(),
  })
}

/** An application of a demo seeker, later than the job. */
export function applicationRow(
  application: DemoApplication,
  seeker: UserRow,
  job: ImportedRow,
  now: Date,
): ApplicationRow {
  const { status, cover_letter, applied_days_ago, updated_days_ago } = application
  const random = randomFor(`${application.seeker}／${nameOf(application)}`)
  const applied_at = daytime(now, applied_days_ago, random, new Date(job.created_at))
  const updated_at = status === 'pending' ? applied_at : daytime(now, updated_days_ago, random, applied_at)
  return {
    ...{ id: idAt(applied_at, random), job_id: job.id, user_id: seeker.id },
    ...{ status, cover_letter, resume_id: null, applied_at, updated_at },
  }
}

/** Views by day of a job that is or was public: most in its first week, and at least twice as many as applications. */
export function viewsOf(job: ImportedRow, applications: readonly ApplicationRow[], now: Date) {
  const random = randomFor(`${nameOf(job)}：views`)
  const interest = 2 + 9 * random() ** 2 + applications.length
  const until = job.is_active ? now : new Date(job.updated_at)
  const days: { job: string; day: string; views: number }[] = []
  if (!job.was_public) return days
  for (let at = new Date(job.created_at), age = 0; at <= until; at = new Date(at.getTime() + day), age++) {
    const date = tokyoDate(at)
    const applied = applications.filter(({ applied_at }) => tokyoDate(applied_at) === date).length
    const views = Math.round(interest * (0.3 + random()) * (0.25 + Math.exp(-age / 6))) + 2 * applied
    if (views > 0) days.push({ job: job.id, day: date, views })
  }
  return days
}
