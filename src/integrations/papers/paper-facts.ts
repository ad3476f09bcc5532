import type { Calendar } from '#rules/japanese-calendar.ts'
import type { SkillLevel } from '#rules/jobs/job-vocabularies.ts'
import type { LeavingReason, PaperFields } from '#rules/people/papers.ts'

/** The data of 履歴書 and 職務経歴書. */
export type PaperFacts = {
  profile: {
    name: string
    email: string
    phone: string | null
    address: string | null
    skills: readonly { name: string; level: SkillLevel }[]
    experiences: readonly Experience[]
    educations: readonly Education[]
  }
  papers: PaperFields
  /** A picture of the person in any format that sharp reads. */
  photo: Uint8Array | null
  calendar: Calendar
  /** YYYY-MM-DD in Asia/Tokyo. */
  today: string
}

type Experience = {
  title: string
  company: string
  location?: string | undefined
  startDate: string
  endDate?: string | null | undefined
  description?: string | undefined
  isCurrent?: boolean | undefined
  leaving?: LeavingReason | null | undefined
}

type Education = {
  degree: string
  school: string
  field?: string | undefined
  startDate?: string | undefined
  endDate?: string | null | undefined
}

/** A row of a table with the columns 年, 月 and what happened. */
export type DatedRow = { kind: 'heading' | 'entry' | 'end'; year: string; month: string; text: string }

/** The columns of a month such as 2020-04; another text goes into the first. */
export function dated(month: string | null | undefined, text: string, yearOf: (month: string) => string): DatedRow {
  const [, number] = /^\d{4}-(\d{2})/.exec(month ?? '') ?? []
  const year = number === undefined ? (month ?? '') : yearOf(month ?? '')
  return { kind: 'entry', year, month: number === undefined ? '' : String(Number(number)), text }
}
