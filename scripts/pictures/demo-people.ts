type Account = { email: string; password: string }

/** The person at a screen. A `newcomer` has only signed up. */
export type PictureViewer = 'seeker' | 'newcomer' | 'employer' | 'admin'

type Session = { token: string; user: object }

/** The people of the pictures and the jobs that they see, found in the demo data. */
export type DemoPeople = {
  sessions: Record<PictureViewer, Session>
  /** Ids of jobs by their state for the seeker, and of the employer's job with the most applications. */
  jobs: { open: string; applied: string; closed: string; own: string }
  /** Ids of some public jobs. */
  some: string[]
  /** Id of the seeker's application with messages and an interview. */
  application: string
}

type Job = { id: string; application_count: number; approval_status?: string; is_active?: boolean }

const password = 'password'

/** Signs everybody in, and adds to the demo data a newcomer, a closed job and a reported one. */
export async function signInDemoPeople(url: string): Promise<DemoPeople> {
  async function call<Data>(address: string, body?: object, by?: Session): Promise<Data> {
    const [method = 'GET', path = ''] = address.split(' ')
    const headers = { 'content-type': 'application/json', ...(by && { authorization: `Bearer ${by.token}` }) }
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${address}: ${response.status} ${JSON.stringify(answer)}`)
    return answer.data as Data
  }
  const signIn = (account: Account) => call<Session>('POST /api/auth/login', account)
  const demo = (role: string) => signIn({ email: `${role}@example.com`, password })
  const newcomer = { name: '佐藤 はじめ', email: 'hajime@example.com', password, role: 'user' }
  const sessions = {
    seeker: await demo('seeker'),
    employer: await demo('employer'),
    admin: await demo('admin'),
    newcomer: await call<Session>('POST /api/auth/register', newcomer),
  }

  const { seeker, employer } = sessions
  const { applications } = await call<{ applications: { job_id: string }[] }>(
    'GET /api/jobs/my-applications',
    undefined,
    seeker,
  )
  const { jobs: own } = await call<{ jobs: Job[] }>('GET /api/jobs/my-jobs', undefined, employer)
  const byApplications = own.toSorted((one, other) => other.application_count - one.application_count)
  const taken = new Set([...applications.map(({ job_id }) => job_id), ...own.map(({ id }) => id)])
  const { jobs: open } = await call<{ jobs: Job[] }>('GET /api/jobs?page=1&limit=24')
  const free = open.filter(({ id }) => !taken.has(id)).map(({ id }) => id)
  const [first = '', closed = '', ...some] = free
  await call(`POST /api/jobs/${closed}/apply`, {}, seeker)
  const application = await notifySeeker()
  const text = '面接で、求人と違う賃金を示されました。'
  await call(`POST /api/jobs/${first}/report`, { reason: 'suspicious', text }, sessions.newcomer)
  await call(`POST /api/admin/jobs/${closed}/toggle-status`, {}, sessions.admin)
  const applied = applications[0]?.job_id ?? closed

  /** Sends the seeker a message, a proposed interview and news of a job, for the bell. */
  async function notifySeeker() {
    const applied = new Set(applications.map(({ job_id }) => job_id))
    const { id } = own.find((job) => job.approval_status === 'approved' && job.is_active && !applied.has(job.id)) ?? {
      id: '',
    }
    const { application } = await call<{ application: { id: string } }>(`POST /api/jobs/${id}/apply`, {}, seeker)
    const to = `POST /api/applications/${application.id}`
    await call(`${to}/messages`, { body: 'ご応募ありがとうございます。面接の日時をご相談させてください。' }, employer)
    const day = 24 * 60 * 60_000
    const slots = [3, 4, 6].map((days, at) => {
      const date = new Date(Date.now() + days * day).toISOString().slice(0, 10)
      return `${date}T0${at + 1}:00:00.000Z`
    })
    const place = 'https://meet.example.com/shigotocho-mensetsu'
    await call(`${to}/interviews`, { kind: 'online', slots, minutes: 45, place }, employer)
    const search = { name: '東京の事務', search: 'location=tokyo&category=office', notify: 'daily' }
    await call('POST /api/saved-searches', search, seeker)
    return application.id
  }
  return { sessions, jobs: { open: first, applied, closed, own: byApplications[0]?.id ?? '' }, some, application }
}
