import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { choice, email, instant, named, requiredText } from '#contract/fields.ts'
import { reads } from '#contract/reads.ts'
import { limits } from '#rules/limits.ts'
import { teamRoles } from '#rules/people/roles.ts'
import { confirmation } from '#words/confirmations.ts'

const member = named('TeamMember', {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(teamRoles),
  /** The employer's own account, which owns the jobs. */
  is_founder: z.boolean(),
  is_self: z.boolean(),
  /** Null for the employer's own account until somebody joins. */
  joined_at: instant.nullable(),
})

const invitation = named('TeamInvitation', {
  id: z.string(),
  email: z.string(),
  role: z.enum(teamRoles),
  invited_by_name: z.string().nullable(),
  invited_at: instant,
  expires_at: instant,
  expired: z.boolean(),
})

const token = z.object({ token: requiredText(limits.entry) })

/** A new or former member has other jobs and applicants. */
const ofMembers = [
  'readTeam',
  ...reads.users,
  ...reads.employers,
  ...reads.jobs,
  ...reads.receivedApplications,
  ...reads.interviews,
  ...reads.stats,
] as const

/** An employer's team. */
export const teamEndpoints = {
  readTeam: endpoint({
    address: 'GET /api/employer/team',
    summary: 'The people of the own employer, and for owners who is invited; 50 in all at most',
    access: 'team:read',
    output: z.object({ role: z.enum(teamRoles), members: z.array(member), invitations: z.array(invitation) }),
  }),
  inviteMember: endpoint({
    address: 'POST /api/employer/team',
    summary:
      'Mail somebody a link, valid for 7 days, with which they join the team; answers alike whether or not they have an account, and the same email again gets a new link',
    access: 'team:manage',
    body: z.object({ email, role: choice(teamRoles) }),
    output: z.object({ invitation }),
    status: 201,
    refusals: ['email-not-confirmed', 'already-member', 'team-full', 'too-many-tries', 'confirmation-required'],
    message: '招待メールを送りました',
    changes: ['readTeam'],
  }),
  changeMember: endpoint({
    address: 'PUT /api/employer/team/:id',
    summary: "Give a member another role; not the employer's own account",
    access: 'team:manage',
    unknownId: 'member-not-found',
    body: z.object({ role: choice(teamRoles) }),
    refusals: ['team-founder'],
    message: '権限を変更しました',
    changes: ['readTeam', ...reads.users],
  }),
  removeMember: endpoint({
    address: 'DELETE /api/employer/team/:id',
    summary: 'Take a member out of the team or an invitation back, for owners; with the own id, leave the team',
    access: 'team:read',
    unknownId: 'member-not-found',
    refusals: ['team-founder', 'team-role-too-low'],
    message: 'チームから外しました',
    changes: ofMembers,
  }),
  readInvitation: endpoint({
    address: 'POST /api/employer/team/invitation',
    summary: 'Who invites whom, by the token of the mailed link',
    access: 'public',
    body: token,
    output: z.object({
      invitation: z.object({
        email: z.string(),
        role: z.enum(teamRoles),
        employer_name: z.string(),
        employer_verified: z.boolean(),
        invited_by_name: z.string().nullable(),
        expires_at: instant,
      }),
    }),
    refusals: ['invitation-invalid'],
    changes: [],
  }),
  acceptInvitation: endpoint({
    address: 'POST /api/employer/team/accept',
    summary:
      'Join the team of an invitation, with an employer account of the invited email that has no jobs of its own',
    access: 'account:own',
    body: token,
    output: z.object({ employer_name: z.string(), role: z.enum(teamRoles) }),
    refusals: [
      'invitation-invalid',
      'invitation-of-another',
      'invitation-for-employers',
      'already-in-team',
      'has-own-jobs',
    ],
    message: confirmation.teamJoined,
    changes: ofMembers,
  }),
}
