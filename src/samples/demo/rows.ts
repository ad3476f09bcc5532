import type { Insertable } from 'kysely'
import { v7 } from 'uuid'
import { prefecturesOf } from '#rules/jobs/job-places.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { searchableText, searchTextVersion } from '#rules/search/search-text.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Schema } from '#store/schema.ts'
import type { DemoEmployer } from './employer.ts'
import { prefectureName } from './employers.ts'
import type { DemoJob } from './job.ts'
import type { DemoApplication, DemoPerson } from './person.ts'
import { between, day, daytime, type Random, randomBytes, randomFor } from './random.ts'

export type UserRow = Insertable<Schema['users']> & { created_at: Date }
export type JobRow = Insertable<Schema['jobs']> & { created_at: Date; updated_at: Date }
export type ProfileRow = Insertable<Schema['employer_profiles']>
export type ApplicationRow = Insertable<Schema['applications']> & { applied_at: Date }

const idAt = (at: Date, random: Random) =>
  v7({ msecs: at.getTime(), random: randomBytes(random, 16), seq: Math.floor(random() * 2 ** 31) })

/** The account of a demo person. */
export function userRow(person: DemoPerson, password_hash: string, now: Date): UserRow {
  const random = randomFor(person.email)
  const created_at = daytime(now, person.joined_days_ago, random)
  const { email, name, role, phone, address, bio, email_verified } = person
  return {
    ...{ id: idAt(created_at, random), email, email_key: comparableEmail(email), password_hash },
    ...{ name, role, phone, address, bio, email_verified, education: null, avatar_name: null, created_at },
    skills: JSON.stringify(person.skills),
    experiences: JSON.stringify(person.experiences),
    educations: JSON.stringify(person.educations),
    last_login: daytime(now, Math.floor(random() * 5), random, created_at),
  }
}

/** The profile of a demo employer, stated when its account was made. */
export function profileRow(employer: DemoEmployer, account: UserRow, now: Date): ProfileRow {
  const { name, name_kana, corporate_number, representative, postal_code, phone, email, industry, size } = employer
  const { founded_year, website, about, dispatch_license = null, verified_days_ago } = employer
  const address = `${prefectureName(employer.prefecture)}${employer.address}`
  const verified_at = verified_days_ago === undefined ? null : new Date(now.getTime() - verified_days_ago * day)
  const looked = verified_at && { name, corporate_number, address, at: verified_at.toISOString(), note: null }
  return {
    ...{ user_id: account.id, name, name_kana, corporate_number, representative, postal_code, address, phone, email },
    ...{ form_url: `${website}/recruit`, industry, size, founded_year, website, about, dispatch_license, verified_at },
    ...(looked && { last_verification: JSON.stringify(looked) }),
    updated_at: account.created_at,
  }
}

/** A demo job; a closed one was closed after `lastApplied`. */
export function jobRow(job: DemoJob, owner: UserRow, now: Date, lastApplied: Date | undefined): JobRow {
  const random = randomFor(`${job.title}／${job.company}`)
  const created_at = daytime(now, job.posted_days_ago, random, owner.created_at)
  const { title, company, location, description, job_type, work_style, experience_level, category } = job
  const wasPublic = job.state === 'approved' || job.state === 'closed'
  const reviewed_at = new Date(Math.min(now.getTime(), created_at.getTime() + (0.05 + 0.7 * random()) * day))
  const closed_at = between(lastApplied ?? reviewed_at, now, random)
  return {
    ...{ id: idAt(created_at, random), owner_id: owner.id, title, company, location, description },
    ...{ job_type, work_style, experience_level, category, salary_min: job.salary_min, salary_max: job.salary_max },
    ...{ requirements: [...job.requirements], benefits: [...job.benefits], created_at, was_public: wasPublic },
    terms: JSON.stringify(job.terms),
    prefectures: prefecturesOf(location),
    search_text: searchableText(job),
    search_version: searchTextVersion,
    deadline:
      job.deadline_in_days === undefined ? null : tokyoDate(new Date(now.getTime() + job.deadline_in_days * day)),
    is_active: job.state !== 'closed',
    approval_status: job.state === 'closed' ? 'approved' : job.state,
    rejection_reason: job.rejection_reason ?? null,
    updated_at: { pending: created_at, approved: reviewed_at, rejected: reviewed_at, closed: closed_at }[job.state],
  }
}

/** An application of a demo seeker, later than the job. */
export function applicationRow(application: DemoApplication, seeker: UserRow, job: JobRow, now: Date): ApplicationRow {
  const { status, cover_letter, applied_days_ago, updated_days_ago } = application
  const random = randomFor(`${application.seeker}／${application.title}／${application.company}`)
  const applied_at = daytime(now, applied_days_ago, random, job.created_at)
  const updated_at = status === 'pending' ? applied_at : daytime(now, updated_days_ago, random, applied_at)
  return {
    ...{ id: idAt(applied_at, random), job_id: job.id, user_id: seeker.id },
    ...{ status, cover_letter, resume_id: null, applied_at, updated_at },
  }
}

export type ViewDays = { total: number; days: { day: string; views: number }[] }

/** Views of a job by day: most in its first week, and at least as many as applications. */
export function viewsOf(job: JobRow, applications: readonly ApplicationRow[], now: Date): ViewDays {
  const random = randomFor(`${job.title}／${job.company}：views`)
  const interest = 2 + 9 * random() ** 2 + applications.length
  const until = job.is_active ? now : job.updated_at
  const days: ViewDays['days'] = []
  for (let at = job.created_at, age = 0; at <= until; at = new Date(at.getTime() + day), age++) {
    const date = tokyoDate(at)
    const applied = applications.filter(({ applied_at }) => tokyoDate(applied_at) === date).length
    const views = Math.round(interest * (0.3 + random()) * (0.25 + Math.exp(-age / 6))) + 2 * applied
    if (views > 0) days.push({ day: date, views })
  }
  return { total: days.reduce((sum, { views }) => sum + views, 0), days }
}
