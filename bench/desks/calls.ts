import type { Board } from './board.ts'

/** The limits of a group of calls: ms at the 95th percentile, KB of the largest answer. */
export type Bar = { ms: number; kilobytes?: number }

/** Calls of one desk that are measured together. Lists are read at their first, second, middle and last page. */
export type CallGroup = { what: string; token: string; bar: Bar; paths: string[]; isList: boolean }

const list: Bar = { ms: 50 }
const figures: Bar = { ms: 50, kilobytes: 30 }

/** The filters of applicants by review (stage, tag, rating, assignee), source and answer. */
const reviewed = (assignee_id: string): Record<string, string>[] => [
  ...[{ stage: 'first' }, { tag: '経験者' }, { rating: '5' }, { assignee_id }, { source: 'poster-2' }],
  ...[{ answer: 'place:泉区' }, { stage: 'final', status: 'pending' }, { sort: 'rating' }],
]

const searched = (words: string[]) => words.map((q): Record<string, string> => ({ q }))

/** Every list and every figure of every desk. */
export function callGroups({ admin, employer, seeker, hotJob, favourites }: Board): CallGroup[] {
  const lists =
    (token: string) =>
    (what: string, path: string, queries: Record<string, string>[] = [{}]) => ({
      ...{ what, token, bar: list, isList: true },
      paths: queries.map((query) => `${path}?${new URLSearchParams({ limit: '24', ...query })}`),
    })
  const [ofAdmin, ofEmployer, ofSeeker] = [lists(admin), lists(employer.token), lists(seeker.token)]
  const states = ['pending', 'reviewed', 'accepted', 'rejected'].map((status) => ({ status }))
  return [
    { what: 'admin dashboard', token: admin, bar: figures, paths: ['/api/admin/stats'], isList: false },
    ofAdmin('admin users', '/api/admin/users'),
    ofAdmin('admin users, filtered', '/api/admin/users', [{ role: 'user', verified: 'false' }, { role: 'admin' }]),
    ofAdmin(
      'admin users, searched',
      '/api/admin/users',
      searched(['佐藤恵', '恵', 'user1999@example.com', '090-0001']),
    ),
    ofAdmin('admin jobs', '/api/admin/jobs'),
    ofAdmin('admin jobs, filtered', '/api/admin/jobs', [
      ...['public', 'pending', 'inactive'].map((status) => ({ status })),
      { status: 'rejected', job_type: 'internship' },
      { owner: employer.id, status: 'public' },
    ]),
    ofAdmin('admin jobs, searched', '/api/admin/jobs', [
      ...searched(['看護師', 'の', '東京 介護 夜勤', 'どこにもない言葉']),
      { q: '営業', status: 'pending' },
      { q: '経理', owner: employer.id },
    ]),
    ofAdmin('approval desk', '/api/jobs/pending/list'),
    ofAdmin('reports', '/api/admin/reports', [{}, { status: 'open' }, { status: 'closed' }]),
    {
      ...{ what: 'employer figures', token: employer.token, bar: figures, isList: false },
      paths: [1, 2, 30].map((page) => `/api/employer/stats?page=${page}&limit=20`),
    },
    ofEmployer('employer jobs', '/api/jobs/my-jobs', [
      {},
      ...['public', 'pending', 'rejected', 'inactive'].map((status) => ({ status })),
    ]),
    ofEmployer('applicants of a job', `/api/jobs/${hotJob}/applications`, [{}, ...states]),
    ofEmployer('employer applications', '/api/employer/applications', [{}, ...states, { job_id: hotJob }]),
    ofEmployer('applicants of a job, filtered', `/api/jobs/${hotJob}/applications`, reviewed(employer.id)),
    ofEmployer('employer applications, filtered', '/api/employer/applications', reviewed(employer.id)),
    ofEmployer('employer applications, searched', '/api/employer/applications', [
      ...searched(['佐藤恵', '経理', 'user12 example']),
      { q: '090-0001', status: 'pending' },
    ]),
    ofSeeker('own applications', '/api/jobs/my-applications', [{}, ...states, { sort: 'oldest' }, { sort: 'updated' }]),
    ofSeeker('own applications, searched', '/api/jobs/my-applications', [
      { q: '経理' },
      { q: '株式会社', status: 'pending' },
    ]),
    {
      ...{ what: 'favourites and applied jobs', token: seeker.token, bar: list, isList: false },
      paths: [`/api/jobs?ids=${favourites.join(',')}`, '/api/jobs/my-applications/job-ids'],
    },
  ]
}

/** Lists that are streamed whole when the request has no query. */
export const completeLists = ({ admin, employer, seeker, hotJob }: Board) => [
  { what: 'all users', token: admin, path: '/api/admin/users' },
  { what: 'all jobs', token: admin, path: '/api/admin/jobs' },
  { what: 'all own jobs', token: employer.token, path: '/api/jobs/my-jobs' },
  { what: 'all applicants of a job', token: employer.token, path: `/api/jobs/${hotJob}/applications` },
  { what: 'all received applications', token: employer.token, path: '/api/employer/applications' },
  { what: 'all own applications', token: seeker.token, path: '/api/jobs/my-applications' },
]
