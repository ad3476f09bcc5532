import type { KeyScope } from './api-keys.ts'

/** Roles: job seeker (`user`), employer, administrator. */
export const roles = ['user', 'employer', 'admin'] as const
export type Role = (typeof roles)[number]

/** Roles that a person may choose at sign-up. */
export const selectableRoles = ['user', 'employer'] as const

/** What somebody may do in a team: everything, the work with jobs and applicants, or read. */
export const teamRoles = ['owner', 'recruiter', 'viewer'] as const
export type TeamRole = (typeof teamRoles)[number]

/**
 * Who is asking; `null` everywhere stands for an anonymous visitor. `confirmedAt`: when they last proved who they are, by
 * signing in or by a password or factor since. `employerId`: the account whose jobs and applicants they work with, which
 * is their own unless they belong to a team; whoever belongs to none is an owner. `key`: the
 * key of the employer that makes the call in their name, and what it may do.
 */
export type Viewer = {
  id: string
  role: Role
  employerId: string
  teamRole: TeamRole
  sessionId: string
  confirmedAt: Date
  key?: { id: string; scopes: readonly KeyScope[] }
}

/** Somebody as one of the two sides of an application: as its applicant, or as one of the employer's people. */
export type Party = Pick<Viewer, 'id' | 'employerId'>
