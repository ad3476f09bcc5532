import type { SkillLevel } from '#rules/jobs/job-vocabularies.ts'
import type { Role } from '#rules/people/roles.ts'
import { type DemoEmployer, demoEmployers, prefectureName } from './employers.ts'
import { readJsonLines } from './json-lines.ts'

/** An account of the demo data. Months are YYYY-MM; a current job has no end. */
export type DemoPerson = {
  email: string
  name: string
  role: Role
  phone: string
  address: string
  bio: string
  skills: readonly { name: string; level: SkillLevel }[]
  experiences: readonly {
    title: string
    company: string
    location: string
    startDate: string
    endDate: string | null
    description: string
    isCurrent: boolean
  }[]
  educations: readonly {
    degree: string
    school: string
    field: string
    startDate: string
    endDate: string
    gpa?: string
  }[]
  email_verified: boolean
  /** Earlier than every job and application of this person. */
  joined_days_ago: number
}

const seekersAndAdministrator: readonly DemoPerson[] = readJsonLines('people.jsonl')

/** Every account of the demo data. */
export const demoPeople: readonly DemoPerson[] = [...seekersAndAdministrator, ...demoEmployers.map(accountOf)]

function accountOf(employer: DemoEmployer): DemoPerson {
  const { account, contact, name, prefecture, address, phone, joined_days_ago, account_email_verified } = employer
  return {
    ...{ email: account, name: contact, role: 'employer', phone, joined_days_ago },
    address: `${prefectureName(prefecture)}${address}`,
    bio: `${name}で採用を担当しています。`,
    ...{ skills: [], experiences: [], educations: [] },
    email_verified: account_email_verified ?? true,
  }
}
