import type { Calendar } from '#rules/japanese-calendar.ts'
import type { PaperFields } from '#rules/people/papers.ts'
import type { Education, Experience, Skill } from '#rules/people/shared-profile.ts'

/** The data of 履歴書 and 職務経歴書. */
export type PaperFacts = {
  profile: {
    name: string
    email: string
    phone: string | null
    address: string | null
    skills: readonly Skill[]
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

/** A row of a table with the columns 年, 月 and what happened. */
export type DatedRow = { kind: 'heading' | 'entry' | 'end'; year: string; month: string; text: string }

/** The columns of a month such as 2020-04; another text goes into the first. */
export function dated(month: string | null | undefined, text: string, yearOf: (month: string) => string): DatedRow {
  const [, number] = /^\d{4}-(\d{2})/.exec(month ?? '') ?? []
  const year = number === undefined ? (month ?? '') : yearOf(month ?? '')
  return { kind: 'entry', year, month: number === undefined ? '' : String(Number(number)), text }
}
