import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { choice, fault, id, instant, optionalText, pageFacts, paging, requiredLines } from '#contract/fields.ts'
import { reads } from '#contract/reads.ts'
import { limits } from '#rules/limits.ts'
import { roles, selectableRoles } from '#rules/people/roles.ts'
import { afterSuspension } from '#rules/people/suspension.ts'
import { poster } from './poster.ts'
import { editUserInput } from './profile-input.ts'
import { session } from './session-endpoints.ts'
import { oneUser, user } from './user.ts'

/** Administrators' calls about users. */
export const userEndpoints = {
  listUsers: endpoint({
    address: 'GET /api/admin/users',
    summary: 'All users, newest first; the complete list without a query, a page with one',
    access: 'user:read',
    query: z.object({
      q: optionalText(limits.keyword).optional(),
      role: choice(roles).optional(),
      verified: z.enum(['true', 'false'], fault('choice-unknown')).optional(),
      suspended: z.enum(['true', 'false'], fault('choice-unknown')).optional(),
      ...paging,
    }),
    output: z.object({ users: z.array(user.extend({ suspended_at: instant.nullable() })), ...pageFacts }),
    list: 'users',
  }),
  readUser: endpoint({
    address: 'GET /api/admin/users/:id',
    summary: 'One user',
    access: 'user:read',
    unknownId: 'user-not-found',
    output: oneUser,
  }),
  editUser: endpoint({
    address: 'PUT /api/admin/users/:id',
    summary: "Change a user's name, phone, address, bio, and role between user and employer",
    access: 'user:manage',
    unknownId: 'user-not-found',
    body: editUserInput,
    output: oneUser,
    refusals: ['admin-untouchable', 'confirmation-required'],
    message: 'ユーザー情報を更新しました',
    changes: [...reads.users, ...reads.jobs, ...reads.receivedApplications, 'readStats'],
  }),
  deleteUser: endpoint({
    address: 'DELETE /api/admin/users/:id',
    summary: 'Delete a user and what belongs to them',
    access: 'user:delete',
    unknownId: 'user-not-found',
    refusals: ['admin-untouchable', 'confirmation-required'],
    message: 'ユーザーを削除しました',
    changes: [...reads.users, ...reads.jobs, ...reads.receivedApplications, 'listMyApplications', ...reads.stats],
  }),
  toggleVerification: endpoint({
    address: 'POST /api/admin/users/:id/toggle-verification',
    summary: 'Make the email count as verified or not, as `verified` says (without it, the other of the two)',
    access: 'user:manage',
    unknownId: 'user-not-found',
    body: z.object({ verified: z.boolean(fault('wrong-shape')).optional() }),
    output: oneUser,
    refusals: ['admin-untouchable'],
    message: ({ user }) =>
      user.email_verified ? 'ユーザーをメール確認済みにしました' : 'ユーザーのメール確認を取り消しました',
    changes: reads.users,
  }),
  suspendUser: endpoint({
    address: 'POST /api/admin/users/:id/suspend',
    summary:
      'Suspend an account with a reason that the person is mailed; sessions end, and jobs are not public meanwhile',
    access: 'user:suspend',
    unknownId: 'user-not-found',
    body: z.object({ reason: requiredLines(limits.suspensionReason) }),
    output: oneUser,
    refusals: ['admin-untouchable', 'already-suspended'],
    message: 'ユーザーの利用を停止しました',
    changes: [...reads.users, ...reads.jobs, 'readUserAccess', 'readCase', 'listCases', ...reads.stats],
  }),
  unsuspendUser: endpoint({
    address: 'POST /api/admin/users/:id/unsuspend',
    summary:
      'End the suspension of an account. Each job that was stopped with it comes back, stays closed, or waits for approval again, as a job does that is not named',
    access: 'user:suspend',
    unknownId: 'user-not-found',
    body: z.object({
      jobs: z
        // biome-ignore lint/suspicious/noThenProperty: the name on the wire; the object is a schema's shape
        .array(z.object({ id, then: choice(afterSuspension) }, fault('wrong-shape')), fault('wrong-shape'))
        .max(1_000, fault('too-many', 1_000))
        .default([]),
    }),
    output: oneUser,
    refusals: ['admin-untouchable', 'not-suspended'],
    message: 'ユーザーの停止を解除しました',
    changes: [
      ...reads.users,
      ...reads.jobs,
      'readUserAccess',
      'readCase',
      'listCases',
      'readQueueFigures',
      ...reads.stats,
    ],
  }),
  readUserAccess: endpoint({
    address: 'GET /api/admin/users/:id/access',
    summary: 'Where a user is signed in, when they last signed in, and whether the account is suspended',
    access: 'user:read',
    unknownId: 'user-not-found',
    output: z.object({
      last_login: instant.nullable(),
      suspended_at: instant.nullable(),
      suspension_reason: z.string().nullable(),
      sessions: z.array(session.omit({ current: true })),
      /** Approved jobs that were stopped with the account. */
      stopped_jobs: z.array(z.object({ id: z.string(), title: z.string(), company: z.string() })),
      /** Who an employer is as the desk sees it; null for anybody else. */
      poster: poster.nullable(),
    }),
    refusals: ['admin-untouchable'],
  }),
  endUserSession: endpoint({
    address: 'DELETE /api/admin/users/:id/sessions/:sessionId',
    summary: 'End one session of a user',
    access: 'user:manage',
    unknownId: 'session-not-found',
    refusals: ['admin-untouchable'],
    message: '端末からログアウトしました',
    changes: ['readUserAccess'],
  }),
  endUserSessions: endpoint({
    address: 'POST /api/admin/users/:id/end-sessions',
    summary: 'End every session of a user',
    access: 'user:manage',
    unknownId: 'user-not-found',
    output: z.object({ ended: z.number() }),
    refusals: ['admin-untouchable'],
    message: 'このユーザーのすべての端末からログアウトしました',
    changes: ['readUserAccess'],
  }),
  demoteAdmin: endpoint({
    address: 'POST /api/admin/users/:id/demote',
    summary: 'Make an administrator a job seeker or an employer; their sessions end. The last one cannot be demoted',
    access: 'user:delete',
    unknownId: 'user-not-found',
    body: z.object({ role: choice(selectableRoles, 'role-unknown').default('user') }),
    output: oneUser,
    refusals: ['not-an-administrator', 'last-administrator', 'confirmation-required'],
    message: '管理者の権限を解除しました',
    changes: [...reads.users, ...reads.jobs, 'readStats'],
  }),
}
