import * as apiKeys from '#store/people/api-keys.ts'
import { lockEmployerProfile } from '#store/people/employer-profiles.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'
import * as invitations from '#store/people/team-invitations.ts'
import * as members from '#store/people/team-members.ts'
import * as requests from '#store/people/verification-requests.ts'
import { verifyEmployer } from '#store/people/verify-employer.ts'
import type { Catalogue } from './store-calls.ts'
import { application, employer, first, id, next, now } from './stored-rows.ts'

const noQueue = { opened: async () => {}, add: async () => {} }
const byOperator = { now, viewer: { id: employer }, address: null, requestId: null, followUps: noQueue }
const member = { employerId: employer, userId: id(4), role: 'recruiter' } as const
const inviting = { ...member, email: 'b@example.com', by: employer, secret: 'secret', now }

const { hash, shown } = apiKeys.newKey()
const key = { id: id(98), employer_id: employer, created_by: employer, name: '採用管理システム', hash, shown }

const request = { employer_id: employer, asked_by: employer, asked_at: now }

/** The people and programs that work for an employer, and what it asks of the operator. */
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
  [
    'people/verify-employer',
    {
      verifyEmployer: async (tx) => {
        const before = await lockEmployerProfile(tx, employer, now)
        await verifyEmployer(tx, byOperator, { before, note: null })
      },
    },
  ],
  [
    'people/verification-requests',
    {
      insertVerificationRequest: (tx) => requests.insertVerificationRequest(tx, { ...request, id: id(61) }),
      findVerificationRequest: (tx) => requests.findVerificationRequest(tx, id(61)),
      lastVerificationRequest: (tx) => requests.lastVerificationRequest(tx, employer),
      listOwnVerificationRequests: [
        (tx) => requests.listOwnVerificationRequests(tx, employer, first),
        (tx) => requests.listOwnVerificationRequests(tx, employer, next),
      ],
      countOwnVerificationRequests: (tx) => requests.countOwnVerificationRequests(tx, employer),
      listVerificationRequests: [
        (tx) => requests.listVerificationRequests(tx, {}, first),
        (tx) => requests.listVerificationRequests(tx, { q: '商店' }, next),
      ],
      countVerificationRequests: [
        (tx) => requests.countVerificationRequests(tx, {}),
        (tx) => requests.countVerificationRequests(tx, { q: '商店' }),
      ],
      verificationFacts: (tx) => requests.verificationFacts(tx, id(61)),
      closeVerificationRequest: (tx) =>
        requests.closeVerificationRequest(tx, {
          ...{ employerId: employer, outcome: 'refused', by: employer, now, reason: '名称が登記と一致しません' },
        }),
    },
  ],
]
