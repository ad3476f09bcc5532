import { checkPosting } from '#rules/postings/findings/check-posting.ts'
import type { CheckContext } from '#rules/postings/findings/posting.ts'
import { type JobSoFar, type JobValues, jobSoFar } from '#web/parts/job-form/values/job-values.ts'
import { type DescribedFinding, describeFinding } from '#words/findings.ts'

/** The job as it is typed, and what the law or the product holds against it, with places in the texts as they are typed. */
export type Checked = { job: JobSoFar; findings: readonly DescribedFinding[] }

export function checkValues(values: JobValues, context: CheckContext): Checked {
  const job = jobSoFar(values)
  return { job, findings: checkPosting(job, context).map(describeFinding) }
}
