import * as members from '#store/people/team-members.ts'
import type { Catalogue } from './store-calls.ts'
import { employer, id, now } from './stored-rows.ts'

/** The people who work for an employer. */
export const teamCalls: Catalogue = [
  [
    'people/team-members',
    {
      addMember: (tx) =>
        members.addMember(tx, { user_id: id(4), employer_id: employer, role: 'recruiter', joined_at: now }),
    },
  ],
]
