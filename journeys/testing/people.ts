import { inject } from 'vitest'
import { lawfulPosting } from '#rules/postings/findings/testing/lawful-posting.ts'

/** Somebody with an account. */
export type Person = { name: string; email: string; password: string; token: string; user: { id: string } }

const password = 'himitsu-no-aikotoba'
let count = 0

/** A word that no other test uses, because all share one product. */
export function unique(): string {
  count += 1
  return `${process.pid.toString(36)}${Date.now().toString(36)}${count}`
}

/** Calls the API to prepare a journey; throws when refused. */
export async function call<Data = Record<string, unknown>>(
  address: string,
  { body, by }: { body?: object; by?: Person } = {},
): Promise<Data> {
  const [method = 'GET', path = ''] = address.split(' ')
  const response = await fetch(inject('productUrl') + path, {
    method,
    headers: { 'content-type': 'application/json', ...(by && { authorization: `Bearer ${by.token}` }) },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${address}: ${response.status} ${JSON.stringify(answer)}`)
  return answer.data as Data
}

type Session = { user: Person['user']; token: string }

export async function signUp(role: 'user' | 'employer', name: string): Promise<Person> {
  const email = `${role}-${unique()}@example.com`
  const session = await call<Session>('POST /api/auth/register', { body: { name, email, password, role } })
  return { name, email, password, ...session }
}

/** An employer with a complete profile. */
export async function signUpEmployer(name: string): Promise<Person> {
  const employer = await signUp('employer', name)
  const body = { name: '株式会社みちしるべ', address: '東京都調布市布田1-2-3 みちしるべビル2階', phone: '042-000-1234' }
  await call('PUT /api/employer/profile', { body, by: employer })
  return employer
}

/** A job without findings, for an employer with a profile. */
export const lawfulJob = (title: string) => ({
  ...lawfulPosting,
  title,
  description: `${lawfulPosting.description}持ち場は${title}です。`,
  terms: { ...lawfulPosting.terms, dispatched: false },
})

/** A new session of a demo account. */
export async function signInDemo(role: 'seeker' | 'employer' | 'admin'): Promise<Person> {
  const account = { email: `${role}@example.com`, password: 'password' }
  const session = await call<Session & { user: { name: string } }>('POST /api/auth/login', { body: account })
  return { name: session.user.name, ...account, ...session }
}

export const signInAdmin = (): Promise<Person> => signInDemo('admin')

let approver: Promise<Person> | undefined

/** Posts a job that waits for approval, and returns its id. */
export async function postJob(employer: Person, body: object): Promise<string> {
  return (await call<{ job: { id: string } }>('POST /api/jobs', { body, by: employer })).job.id
}

/** Posts a public job; each worker's jobs are approved in one session of the administrator. */
export async function postPublicJob<More extends object>(employer: Person, title: string, more = {} as More) {
  const usual = { company: '株式会社みちしるべ', location: '東京都調布市', description: '駅から歩いて五分の職場です。' }
  const posting = { ...usual, title, ...more }
  const id = await postJob(employer, posting)
  approver ??= signInAdmin()
  await call(`POST /api/jobs/${id}/approve`, { by: await approver })
  return { ...posting, id }
}

/** Applies for a job, and returns the id of the application. */
export async function apply({ id }: { id: string }, by: Person, body: object = {}): Promise<string> {
  return (await call<{ application: { id: string } }>(`POST /api/jobs/${id}/apply`, { body, by })).application.id
}
