import type { SkillLevel } from '#rules/jobs/job-vocabularies.ts'
import type { LeavingReason } from './papers.ts'

/** Experience entry as stored. */
export type Experience = {
  title: string
  company: string
  location?: string | undefined
  startDate: string
  endDate?: string | null | undefined
  description?: string | undefined
  isCurrent?: boolean | undefined
  leaving?: LeavingReason | null | undefined
}

/** Education entry as stored. */
export type Education = {
  degree: string
  school: string
  field?: string | undefined
  startDate?: string | undefined
  endDate?: string | null | undefined
  gpa?: string | undefined
}

export type Skill = { name: string; level: SkillLevel }

/** The fields of a job or school for a headline; months are texts such as 2020-04. */
type Entry = { startDate?: string | undefined; isCurrent?: boolean | undefined }
type Post = Entry & { title: string; company: string }
type School = Entry & { school: string; degree: string }

type Facts<OnePost, OneSchool, OneSkill> = {
  summary: string | null
  experiences: readonly OnePost[]
  educations: readonly OneSchool[]
  skills: readonly OneSkill[]
}

/**
 * The part of a profile that goes with an application, with a headline for lists; null when it is empty. Everything
 * else stays private.
 */
export function profileToShare<OnePost extends Post, OneSchool extends School, OneSkill>({
  summary,
  experiences,
  educations,
  skills,
}: Facts<OnePost, OneSchool, OneSkill>) {
  if (!summary && experiences.length + educations.length + skills.length === 0) return null
  return { headline: headlineOf(experiences, educations), summary, experiences, educations, skills }
}

/** The current or latest job, else the latest school. */
function headlineOf(experiences: readonly Post[], educations: readonly School[]): string | null {
  const post = latest(experiences)
  if (post) return [post.title, post.company].filter(Boolean).join('・') || null
  const school = latest(educations)
  return school ? [school.school, school.degree].filter(Boolean).join('・') || null : null
}

const latest = <Of extends Entry>(entries: readonly Of[]): Of | undefined =>
  entries.find(({ isCurrent }) => isCurrent) ??
  entries.toSorted((one, other) => (other.startDate ?? '').localeCompare(one.startDate ?? ''))[0]
