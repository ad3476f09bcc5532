import type { KeyScope } from './api-keys.ts'

/** Roles: job seeker (`user`), employer, administrator. */
export const roles = ['user', 'employer', 'admin'] as const
export type Role = (typeof roles)[number]

/** Roles that a person may choose at sign-up. */
export const selectableRoles = ['user', 'employer'] as const

/** What an administrator may do: everything, decide on jobs and cases, answer people, or read. */
export const operatorRoles = ['owner', 'reviewer', 'support', 'auditor'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** Team roles: everything, work with jobs and applicants, or read. */
export const teamRoles = ['owner', 'recruiter', 'viewer'] as const
export type TeamRole = (typeof teamRoles)[number]

/**
 * The caller; `null` is an anonymous visitor. `confirmedAt`: the last proof of identity, by signing in or by a password
 * or factor since. `employerId`: the account whose jobs and applicants they work with, their own outside a team, where
 * they are an owner. `key`: the employer's API key that makes the call, and its scopes.
 */
export type Viewer = {
  id: string
  role: Role
  employerId: string
  teamRole: TeamRole
  /** Of an administrator; an owner when absent. */
  operatorRole?: OperatorRole
  sessionId: string
  confirmedAt: Date
  key?: { id: string; scopes: readonly KeyScope[] }
}

/** A user as one side of an application: its applicant, or a member of the employer's team. */
export type Party = Pick<Viewer, 'id' | 'employerId'>
