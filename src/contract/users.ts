import { z } from 'zod'
import { skillLevels } from '#rules/jobs/job-terms.ts'
import { limits } from '#rules/limits.ts'
import { roles, selectableRoles } from '#rules/people/roles.ts'
import { endpoint } from './endpoint.ts'
import {
  choice,
  email,
  fault,
  givenPassword,
  id,
  instant,
  optionalText,
  pageFacts,
  paging,
  personName,
} from './fields.ts'

const line = optionalText(limits.entry)

/** Experience entry (section 3); months are texts such as 2020-04. */
export const experience = z.object({
  title: line,
  company: line,
  location: line.optional(),
  startDate: line,
  endDate: line.nullable().optional(),
  description: optionalText(limits.bio).optional(),
  isCurrent: z.boolean(fault('wrong-shape')).optional(),
})

/** Education entry (section 3). */
export const education = z.object({
  degree: line,
  school: line,
  field: line.optional(),
  startDate: line.optional(),
  endDate: line.nullable().optional(),
  gpa: line.optional(),
})

/** Skill with its level. */
export const skill = z.object({ name: line, level: choice(skillLevels) })

const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, fault('wrong-shape')).max(limits.entries, fault('too-many'))

/** Profile fields; absent ones keep their value. `skills` may be names or `{ name, level }`. */
export const profileInput = z.object({
  name: personName.optional(),
  email: email.optional(),
  phone: optionalText(limits.phone).nullable().optional(),
  address: optionalText(limits.address).nullable().optional(),
  bio: optionalText(limits.bio).nullable().optional(),
  education: optionalText(limits.bio).nullable().optional(),
  skills: list(z.union([line, skill], fault('wrong-shape'))).optional(),
  experiences: list(experience).optional(),
  educations: list(education).optional(),
})

/** What an administrator may change of a user; absent fields keep their value. */
export const editUserInput = z.object({
  name: personName.optional(),
  phone: optionalText(limits.phone).nullable().optional(),
  address: optionalText(limits.address).nullable().optional(),
  bio: optionalText(limits.bio).nullable().optional(),
  role: choice(selectableRoles, 'role-unknown').optional(),
})

const looseEntry = z.object({
  title: z.string(),
  company: z.string(),
  location: z.string().optional(),
  startDate: z.string(),
  endDate: z.string().nullable().optional(),
  description: z.string().optional(),
  isCurrent: z.boolean().optional(),
})

const looseEducation = z.object({
  degree: z.string(),
  school: z.string(),
  field: z.string().optional(),
  startDate: z.string().optional(),
  endDate: z.string().nullable().optional(),
  gpa: z.string().optional(),
})

/** A user as the owner or an administrator sees them (section 3). */
export const user = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    bio: z.string().nullable(),
    avatar_url: z.string().nullable(),
    role: z.enum(roles),
    skills: z.array(z.string()),
    skill_details: z.array(z.object({ name: z.string(), level: z.enum(skillLevels) })),
    experiences: z.array(looseEntry),
    educations: z.array(looseEducation),
    education: z.string().nullable(),
    email_verified: z.boolean(),
    has_password: z.boolean(),
    created_at: instant,
    last_login: instant.nullable(),
    job_count: z.number(),
    application_count: z.number(),
  })
  .meta({ id: 'User' })

/** A resume as its owner sees it; `url` is signed and valid for 10 minutes. `size` in bytes. */
export const resume = z
  .object({
    id: z.string(),
    name: z.string(),
    size: z.number(),
    uploaded_at: instant,
    url: z.string(),
  })
  .meta({ id: 'Resume' })

const userAnswer = z.object({ user })

export const userEndpoints = {
  readMe: endpoint({
    summary: 'The signed-in user',
    access: 'account:own',
    output: userAnswer,
    status: 200,
    refusals: [],
  }),
  readProfile: endpoint({
    summary: 'The signed-in user, as readMe',
    access: 'account:own',
    output: userAnswer,
    status: 200,
    refusals: [],
  }),
  updateProfile: endpoint({
    summary: 'Change the profile; JSON, or multipart with an optional avatar file and list fields as JSON text',
    access: 'account:own',
    body: profileInput,
    file: { field: 'avatar', optional: true },
    output: userAnswer,
    status: 200,
    refusals: ['email-taken', 'not-an-image', 'too-many-tries'],
  }),
  uploadAvatar: endpoint({
    summary: 'Upload an avatar (any size); kept as a WebP of at most 512 px',
    access: 'account:own',
    file: { field: 'avatar' },
    output: z.object({ avatar_url: z.string(), user }),
    status: 200,
    refusals: ['not-an-image', 'too-many-tries'],
  }),
  uploadResume: endpoint({
    summary: 'Upload a resume: PDF or DOCX up to 10 MB',
    access: 'account:own',
    file: { field: 'resume', maxBytes: limits.resume },
    output: z.object({ resume }),
    status: 200,
    refusals: ['not-a-resume', 'too-many-resumes', 'too-many-tries', 'body-too-large'],
  }),
  listResumes: endpoint({
    summary: 'Own resumes, newest first',
    access: 'account:own',
    output: z.object({ resumes: z.array(resume) }),
    status: 200,
    refusals: [],
  }),
  deleteResume: endpoint({
    summary: 'Delete an own resume',
    access: 'account:own',
    params: z.object({ id }),
    unknownId: 'resume-not-found',
    status: 200,
    refusals: ['resume-not-found'],
  }),
  deleteAccount: endpoint({
    summary:
      'Delete the own account with everything that belongs to it; asks for the password, or for the email where there is no password',
    access: 'account:own',
    body: z.object({
      password: givenPassword.optional(),
      email: optionalText(limits.email).optional(),
    }),
    status: 200,
    refusals: ['password-wrong', 'email-mismatch', 'admin-untouchable', 'too-many-tries'],
  }),

  listUsers: endpoint({
    summary: 'All users, newest first; the complete list without a query, a page with one',
    access: 'user:manage',
    query: z.object({
      q: optionalText(limits.keyword).optional(),
      role: choice(roles).optional(),
      verified: z.enum(['true', 'false'], fault('choice-unknown')).optional(),
      ...paging,
    }),
    output: z.object({ users: z.array(user), ...pageFacts }),
    list: 'users',
    status: 200,
    refusals: [],
  }),
  readUser: endpoint({
    summary: 'One user',
    access: 'user:manage',
    params: z.object({ id }),
    unknownId: 'user-not-found',
    output: userAnswer,
    status: 200,
    refusals: ['user-not-found'],
  }),
  editUser: endpoint({
    summary: "Change a user's name, phone, address, bio, and role between user and employer",
    access: 'user:manage',
    params: z.object({ id }),
    unknownId: 'user-not-found',
    body: editUserInput,
    output: userAnswer,
    status: 200,
    refusals: ['user-not-found', 'admin-untouchable'],
  }),
  deleteUser: endpoint({
    summary: 'Delete a user and what belongs to them',
    access: 'user:manage',
    params: z.object({ id }),
    unknownId: 'user-not-found',
    status: 200,
    refusals: ['user-not-found', 'admin-untouchable'],
  }),
  toggleVerification: endpoint({
    summary: 'Toggle whether the email counts as verified',
    access: 'user:manage',
    params: z.object({ id }),
    unknownId: 'user-not-found',
    output: userAnswer,
    status: 200,
    refusals: ['user-not-found', 'admin-untouchable'],
  }),
}
