import type { JobCategory } from '#rules/jobs/job-vocabularies.ts'
import { guessOccupations } from './guess-occupations.ts'
import { categoryOf } from './occupations.ts'
import { type StatedOccupations, statedOccupations } from './stated-occupations.ts'

/** A posting's stated occupations, otherwise a guess. */
export function occupationsOf(posting: StatedOccupations & { title: string; description: string }) {
  const occupations = statedOccupations(posting)
  if (occupations.length > 0) return { occupations, occupations_guessed: false }
  const { likely, isClear } = guessOccupations(posting.title, posting.description)
  return { occupations: isClear ? likely.slice(0, 1) : [], occupations_guessed: true }
}

/** A new job's fields; the category follows from the occupations where none is stated. */
export const withCategory = <Fields extends { category: JobCategory | null; occupations?: string[] | undefined }>(
  fields: Fields,
): Fields => ({ ...fields, category: fields.category ?? categoryOf(fields.occupations) })
