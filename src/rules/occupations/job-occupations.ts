import type { JobCategory } from '#rules/jobs/job-vocabularies.ts'
import { guessOccupations } from './guess-occupations.ts'
import { occupationById } from './occupations.ts'

/** Occupations of a job; absent ones are not stated. */
export type StatedOccupations = { occupations?: string[] | undefined; occupations_guessed?: boolean | undefined }

/** The stated occupations of a posting, else a guess from its texts. */
export function occupationsOf(posting: StatedOccupations & { title: string; description: string }) {
  const { occupations = [], occupations_guessed: isGuess = false, title, description } = posting
  if (occupations.length > 0 && !isGuess) return { occupations, occupations_guessed: false }
  const { likely, isClear } = guessOccupations(title, description)
  return { occupations: isClear ? likely.slice(0, 1) : [], occupations_guessed: true }
}

/** The category that follows from stated occupations: that of the first that has one. */
export function categoryOf(occupations: readonly string[] = []): JobCategory | null {
  return occupations.map((id) => occupationById.get(id)?.category ?? null).find((category) => category !== null) ?? null
}

/** A new job's fields: its category follows from its occupations where it states none. */
export const withCategory = <Fields extends { category: JobCategory | null; occupations?: string[] | undefined }>(
  fields: Fields,
): Fields => ({ ...fields, category: fields.category ?? categoryOf(fields.occupations) })
