import { z } from 'zod'
import { choice, email, fault, givenPassword, optionalLines, optionalText, personName } from '#contract/fields.ts'
import { skillLevels } from '#rules/jobs/job-vocabularies.ts'
import { limits } from '#rules/limits.ts'
import { leavingReasons } from '#rules/people/papers.ts'
import { selectableRoles } from '#rules/people/roles.ts'

const line = optionalText(limits.entry)

/** An entry of the work history; months are texts such as 2020-04. */
export const experience = z.object({
  title: line,
  company: line,
  location: line.optional(),
  startDate: line,
  endDate: line.nullable().optional(),
  description: optionalLines(limits.bio).optional(),
  isCurrent: z.boolean(fault('wrong-shape')).optional(),
  /** Why it ended; only 履歴書 says it. */
  leaving: choice(leavingReasons).nullable().optional(),
})

/** An entry of the education. */
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
  z.array(item, fault('wrong-shape')).max(limits.entries, fault('too-many', limits.entries))

/** Profile fields; absent ones keep their value. `skills` may be names or `{ name, level }`. */
export const profileInput = z.object({
  name: personName.optional(),
  email: email.optional(),
  phone: optionalText(limits.phone).nullable().optional(),
  address: optionalText(limits.address).nullable().optional(),
  bio: optionalLines(limits.bio).nullable().optional(),
  education: optionalLines(limits.bio).nullable().optional(),
  skills: list(z.union([line, skill], fault('wrong-shape'))).optional(),
  experiences: list(experience).optional(),
  educations: list(education).optional(),
  /** Confirms the identity for a change of email. */
  currentPassword: givenPassword.optional(),
})

/** The fields that an administrator may change; absent ones keep their value. */
export const editUserInput = z.object({
  name: personName.optional(),
  phone: optionalText(limits.phone).nullable().optional(),
  address: optionalText(limits.address).nullable().optional(),
  bio: optionalLines(limits.bio).nullable().optional(),
  role: choice(selectableRoles, 'role-unknown').optional(),
})
