import * as apiKeys from '#store/people/api-keys.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'
import * as invitations from '#store/people/team-invitations.ts'
import * as members from '#store/people/team-members.ts'
import type { Catalogue } from './store-calls.ts'
import { application, employer, id, now } from './stored-rows.ts'

const noQueue = { opened: async () => {}, add: async () => {} }
const member = { employerId: employer, userId: id(4), role: 'recruiter' } as const
const inviting = { ...member, email: 'b@example.com', by: employer, secret: 'secret', now }

const { hash, shown } = apiKeys.newKey()
const key = { id: id(98), employer_id: employer, created_by: employer, name: '採用管理システム', hash, shown }

/** The people and programs that work for an employer. */
export const teamCalls: Catalogue = [
  [
    'people/team-invitations',
    {
      putInvitation: (tx) => invitations.putInvitation(tx, inviting),
      listInvitations: (tx) => invitations.listInvitations(tx, employer),
      findInvitation: (tx) => invitations.findInvitation(tx, 'token', now),
      findInvitationToMail: (tx) => invitations.findInvitationToMail(tx, id(99), now),
      removeInvitation: (tx) => invitations.removeInvitation(tx, employer, id(99)),
      removeInvitationsSince: (tx) => invitations.removeInvitationsSince(tx, employer, now),
      sweepInvitations: (tx) => invitations.sweepInvitations(tx, now),
    },
  ],
  [
    'people/api-keys',
    {
      insertApiKey: (tx) =>
        apiKeys.insertApiKey(tx, { ...key, scopes: ['jobs:read'], created_at: now, expires_at: null }, 20),
      findApiKey: (tx) => apiKeys.findApiKey(tx, 'secret', now),
      markKeyUsed: (tx) => apiKeys.markKeyUsed(tx, id(98), now),
      listApiKeys: (tx) => apiKeys.listApiKeys(tx, employer),
      deleteApiKey: (tx) => apiKeys.deleteApiKey(tx, employer, id(98)),
      endKeysMadeSince: (tx) => apiKeys.endKeysMadeSince(tx, employer, now),
      sweepApiKeys: (tx) => apiKeys.sweepApiKeys(tx, now),
    },
  ],
  [
    'people/notify-employer',
    {
      notifyEmployer: (tx) =>
        notifyEmployer(tx, noQueue, {
          ...{ employerId: employer, about: { kind: 'application_received', application_id: application }, now },
        }),
    },
  ],
  [
    'people/team-members',
    {
      holdJoining: (tx) => members.holdJoining(tx, id(4), employer),
      addMember: (tx) =>
        members.addMember(tx, { user_id: id(4), employer_id: employer, role: 'recruiter', joined_at: now }),
      listMembers: (tx) => members.listMembers(tx, employer),
      holdsPlace: (tx) => members.holdsPlace(tx, { id: id(4), employerId: employer }),
      changeMember: (tx) => members.changeMember(tx, member),
      removeMember: (tx) => members.removeMember(tx, employer, id(4)),
      endTeamsOf: (tx) => members.endTeamsOf(tx, id(4)),
    },
  ],
]
