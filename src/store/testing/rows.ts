import { v7 } from 'uuid'
import { postJobInput } from '#contract/jobs/job-input.ts'
import { insertApplication } from '#store/applications/applications.ts'
import type { Queryable } from '#store/database.ts'
import type { FollowUp, FollowUps } from '#store/follow-ups.ts'
import { insertJob } from '#store/jobs/jobs.ts'
import { insertUser } from '#store/people/users.ts'

type User = Parameters<typeof insertUser>[1]
export type JobFields = Partial<Omit<Parameters<typeof insertJob>[1], 'id' | 'owner_id'>>

/** Adds somebody without a password; a job seeker by default. */
export async function addPerson(db: Queryable, given: Partial<User> = {}): Promise<User> {
  const id = given.id ?? v7()
  const account = { id, name: '山田 花子', email: `${id}@example.com`, password_hash: null, role: 'user' as const }
  const person = { ...account, created_at: new Date(), ...given }
  await insertUser(db, person)
  return person
}

/** Adds a job, which is public by default; gives its id. */
export async function addJob(db: Queryable, owner_id: string, given: JobFields = {}): Promise<string> {
  const [id, now] = [v7(), given.created_at ?? new Date()]
  const terms = postJobInput.parse({ title: '経理', company: '商店', location: '東京都港区', description: '月次決算' })
  const state = { approval_status: 'approved', was_public: true, created_at: now, updated_at: now } as const
  await insertJob(db, { ...terms, ...state, ...given, id, owner_id })
  return id
}

/** Adds an application that waits; gives its id. */
export async function addApplication(
  db: Queryable,
  of: { job_id: string; user_id: string },
  given: Partial<Parameters<typeof insertApplication>[1]> = {},
): Promise<string> {
  const [id, now] = [v7(), given.applied_at ?? new Date()]
  await insertApplication(db, { ...of, id, applied_at: now, updated_at: now, ...given })
  return id
}

/** A queue that keeps what is added to it, and works on nothing. */
export function idleQueue(): FollowUps & { added: FollowUp[] } {
  const added: FollowUp[] = []
  return { added, opened: async () => {}, add: async (_tx, followUp) => void added.push(followUp) }
}
