import type { JobCategory } from '#rules/jobs/job-vocabularies.ts'
import { occupationById } from './occupations.ts'

/** The category that follows from stated occupations: that of the first that has one. */
export function categoryOf(occupations: readonly string[] = []): JobCategory | null {
  return occupations.map((id) => occupationById.get(id)?.category ?? null).find((category) => category !== null) ?? null
}

/** A new job's fields: its category follows from its occupations where it states none. */
export const withCategory = <Fields extends { category: JobCategory | null; occupations?: string[] | undefined }>(
  fields: Fields,
): Fields => ({ ...fields, category: fields.category ?? categoryOf(fields.occupations) })
