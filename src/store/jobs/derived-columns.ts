import type { JobFields } from '#rules/jobs/job-edit.ts'
import { occupationsOf } from '#rules/occupations/job-occupations.ts'
import { placesOfJob, statedWorkplaces } from '#rules/places/places-of-job.ts'
import { searchableText, searchTextVersion } from '#rules/search/searchable-text.ts'
import { waysOfJob } from '#rules/ways/ways-of-job.ts'

type Source = Parameters<typeof searchableText>[0] & Pick<JobFields, 'occupations_guessed'>

/** The columns of a job that follow from its other ones. */
export function derivedFrom(job: Source) {
  const occupations = occupationsOf(job)
  const workplaces = placesOfJob(job.location, statedWorkplaces(job.terms ?? {}))
  const ways = waysOfJob(job)
  return {
    ...occupations,
    workplaces,
    ways,
    prefectures: [...new Set(workplaces.flatMap(({ prefecture }) => prefecture ?? []))],
    search_text: searchableText({ ...job, ...occupations, workplaces, ways }),
    search_version: searchTextVersion,
  }
}
