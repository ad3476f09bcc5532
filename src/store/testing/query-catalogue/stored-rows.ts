import type * as jobs from '#store/jobs/jobs.ts'

/** The rows that the catalogue's calls make and ask for. */
export const now = new Date('2026-11-20T03:00:00.000Z')
export const today = '2026-11-20'
export const id = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`
export const [employer, seeker, passerBy] = [id(1), id(2), id(3)]
/** Jobs of the catalogue; the search finds the last three. */
export const jobIds = [id(11), id(12), id(13), id(14)] as const
export const [job] = jobIds
export const [application, resume, message] = [id(21), id(22), id(23)]
export const hash = Buffer.alloc(32, 1)
export const first = { limit: 20 }
export const next = { limit: 20, after: { at: now.toISOString(), id: job } }

export const account = (key: number, role: 'employer' | 'user') => ({
  ...{ id: id(key), name: '田中', email: `${key}@example.com`, password_hash: null, role, created_at: now },
})
export const terms = {
  ...{ title: '経理', company: '商店', location: '東京都', description: '月次決算を手伝います' },
  ...{ job_type: 'full-time', work_style: 'onsite', experience_level: 'entry', category: null },
  ...{ salary_min: 250_000, salary_max: null, requirements: [], benefits: [], deadline: null, is_active: true },
} as const satisfies Partial<Parameters<typeof jobs.insertJob>[1]>
export const newJob = (jobId: string, approval_status: 'pending' | 'approved') => ({
  ...{ ...terms, id: jobId, owner_id: employer, approval_status, created_at: now, updated_at: now },
})

/** With what an action calls the store. */
export const circumstances = {
  ...{ now, address: '203.0.113.7', userAgent: null, config: { secret: 'secret' } },
  followUps: { opened: async () => {}, add: async () => {} },
}
