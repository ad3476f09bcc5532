import { z } from 'zod'
import { instant } from '#contract/fields.ts'
import { skillLevels } from '#rules/jobs/job-vocabularies.ts'
import { roles, teamRoles } from '#rules/people/roles.ts'

/** An entry of the work history as it is read. */
export const experience = z.object({
  title: z.string(),
  company: z.string(),
  location: z.string().optional(),
  startDate: z.string(),
  endDate: z.string().nullable().optional(),
  description: z.string().optional(),
  isCurrent: z.boolean().optional(),
})

/** An entry of the education as it is read. */
export const education = z.object({
  degree: z.string(),
  school: z.string(),
  field: z.string().optional(),
  startDate: z.string().optional(),
  endDate: z.string().nullable().optional(),
  gpa: z.string().optional(),
})

export const skill = z.object({ name: z.string(), level: z.enum(skillLevels) })

/** A user as the owner or an administrator sees them. */
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
    /** Absent where somebody works for themselves alone. */
    team: z.object({ role: z.enum(teamRoles), employer_name: z.string(), is_founder: z.boolean() }).optional(),
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

/** What calls about one user give. */
export const oneUser = z.object({ user })
