import { z } from 'zod'
import { transferredJob } from '#contract/jobs/transferred-job.ts'
import { termsInput } from '#contract/terms.ts'
import { withMonthlySalary } from '#rules/jobs/job-edit.ts'
import { readJsonLines } from './json-lines.ts'

/** A line of `npm run import` whose dates count in days from the first start. */
const demoJob = transferredJob.safeExtend({
  terms: termsInput,
  posted_days_ago: z.number(),
  /** Days to the last day of applying; may be absent. */
  deadline_in_days: z.number().optional(),
})

export type DemoJob = z.output<typeof demoJob>

/** Every job of the demo data; title and company together are unique. A closed one is approved and not active. */
export const demoJobs: readonly DemoJob[] = readJsonLines('jobs.jsonl').map((line) =>
  withMonthlySalary(demoJob.parse(line)),
)
