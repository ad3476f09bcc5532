import type { Outside } from '#actions/context.ts'
import type { readPublicJob } from '#actions/jobs/reading.ts'
import { jobTypeLabel } from '#rules/jobs/job-labels.ts'
import { addressBlock } from '#rules/people/address-block.ts'
import { cardFacts } from '#rules/postings/card-facts.ts'
import { productName } from '#words/labels.ts'
import { payText } from '#words/salary.ts'
import type { Served } from './send-document.ts'

type PublicJob = Awaited<ReturnType<typeof readPublicJob>>

/** The picture's address changes with the job, so it may be cached for long. */
const oneDay = 24 * 60 * 60

/** The image of a job for link previews; rendered only for clients that do not have it. */
export function jobPicture(job: PublicJob, pictures: Outside['jobPictures'], address: string): Served {
  const { hours } = cardFacts({ location: job.location, terms: job.terms })
  const words = {
    site: productName,
    kind: jobTypeLabel[job.job_type],
    title: job.title,
    company: job.company,
    facts: [
      { term: '給与', value: payText(job) },
      { term: '勤務地', value: job.location },
      ...(hours ? [{ term: '時間', value: hours }] : []),
    ],
  }
  return {
    type: 'image/png',
    version: pictures.versionOf(words),
    modified: job.updated_at,
    maxAge: oneDay,
    // Other sites embed it.
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
    body: () => pictures.draw(words, addressBlock(address)),
  }
}
