import { insertDemoData } from '#store/demo-data.ts'
import * as files from '#store/people/files.ts'
import * as users from '#store/people/users.ts'
import type { Catalogue } from './store-calls.ts'
import { account, employer, id, newJob, now, passerBy, resume, seeker, today } from './stored-rows.ts'

/** Accounts and demo data, which the other parts of the catalogue build on. */
export const accountsCalls: Catalogue = [
  [
    'demo-data',
    {
      insertDemoData: (tx) =>
        insertDemoData(tx, async () => ({
          users: [{ ...account(4, 'employer'), email_key: '4@example.com' }],
          profiles: [{ user_id: id(4), name: '株式会社みほん', updated_at: now }],
          jobs: [
            { ...newJob(id(15), 'pending'), owner_id: id(4), prefectures: [], search_text: '', was_public: false },
          ],
          views: [{ job: id(15), day: today, views: 1 }],
          applications: [
            { id: id(24), job_id: id(15), user_id: id(4), cover_letter: null, applied_at: now, updated_at: now },
          ],
        })),
    },
  ],
  [
    'people/users',
    {
      insertUser: async (tx) => {
        for (const each of [account(1, 'employer'), account(2, 'user'), account(3, 'user')])
          await users.insertUser(tx, each)
      },
      findUser: (tx) => users.findUser(tx, employer),
      findCredentials: (tx) => users.findCredentials(tx, '1@example.com'),
      findPasswordHash: (tx) => users.findPasswordHash(tx, employer),
      lockPasswordHash: (tx) => users.lockPasswordHash(tx, employer),
      updateUser: (tx) => users.updateUser(tx, seeker, { name: '鈴木', email: '2b@example.com' }),
      lockAdmins: (tx) => users.lockAdmins(tx),
      toggleVerified: (tx) => users.toggleVerified(tx, seeker),
      idsOfPosters: (tx) => users.idsOfPosters(tx, '田中', 101),
      pageOfUsers: [
        (tx) => users.pageOfUsers(tx, {}, { offset: 0, limit: 20 }),
        (tx) => users.pageOfUsers(tx, { q: '田中', role: 'employer', verified: true }, { offset: 0, limit: 20 }),
      ],
      everyUser: (tx) => Array.fromAsync(users.everyUser(tx)),
      removeUser: (tx) => users.removeUser(tx, passerBy),
    },
  ],
  [
    'people/files',
    {
      putAvatar: (tx) =>
        files.putAvatar(tx, { user_id: seeker, name: 'avatar', webp: Buffer.alloc(1), uploaded_at: now }),
      findAvatar: (tx) => files.findAvatar(tx, 'avatar'),
      holdResumes: (tx) => files.holdResumes(tx, seeker),
      insertResume: (tx) =>
        files.insertResume(tx, {
          ...{ id: resume, user_id: seeker, name: '履歴書', kind: 'pdf', size: 1, content: Buffer.alloc(1) },
          uploaded_at: now,
        }),
      resumesOf: (tx) => files.resumesOf(tx, seeker),
      findResume: (tx) => files.findResume(tx, resume),
      removeResume: (tx) => files.removeResume(tx, id(99), seeker),
    },
  ],
]
