import { z } from 'zod'
import { instant, named } from '#contract/fields.ts'
import { skillLevels } from '#rules/jobs/job-vocabularies.ts'
import { leavingReasons } from '#rules/people/papers.ts'
import { operatorRoles, roles, teamRoles } from '#rules/people/roles.ts'

/** An entry of the work history, for reading. */
export const experience = z.object({
  title: z.string(),
  company: z.string(),
  location: z.string().optional(),
  startDate: z.string(),
  endDate: z.string().nullable().optional(),
  description: z.string().optional(),
  isCurrent: z.boolean().optional(),
  /** Why it ended; only 履歴書 says it. */
  leaving: z.enum(leavingReasons).nullable().optional(),
})

/** An entry of the education, for reading. */
export const education = z.object({
  degree: z.string(),
  school: z.string(),
  field: z.string().optional(),
  startDate: z.string().optional(),
  endDate: z.string().nullable().optional(),
  gpa: z.string().optional(),
})

export const skill = z.object({ name: z.string(), level: z.enum(skillLevels) })

/** A user for themselves or an administrator. */
export const user = named('User', {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  bio: z.string().nullable(),
  avatar_url: z.string().nullable(),
  role: z.enum(roles),
  /** null for anybody who is no administrator. */
  operator_role: z.enum(operatorRoles).nullable(),
  skills: z.array(z.string()),
  skill_details: z.array(skill),
  experiences: z.array(experience),
  educations: z.array(education),
  education: z.string().nullable(),
  email_verified: z.boolean(),
  has_password: z.boolean(),
  created_at: instant,
  last_login: instant.nullable(),
  job_count: z.number(),
  application_count: z.number(),
  /** Absent without a team. */
  team: z.object({ role: z.enum(teamRoles), employer_name: z.string(), is_founder: z.boolean() }).optional(),
})

/** A resume for its owner; `url` is signed and valid for 10 minutes. `size` in bytes. */
export const resume = named('Resume', {
  id: z.string(),
  name: z.string(),
  size: z.number(),
  uploaded_at: instant,
  url: z.string(),
})

/** The result of calls about one user. */
export const oneUser = z.object({ user })
