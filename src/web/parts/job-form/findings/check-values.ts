import { checkPosting } from '#rules/postings/findings/check-posting.ts'
import type { CheckContext } from '#rules/postings/findings/posting.ts'
import { type JobSoFar, type JobValues, jobSoFar } from '#web/parts/job-form/values/job-values.ts'
import { type DescribedFinding, describeFinding } from '#words/findings.ts'

/** The form's job and its findings, with ranges in the texts as typed. */
export type Checked = { job: JobSoFar; findings: readonly DescribedFinding[] }

export function checkValues(values: JobValues, context: CheckContext): Checked {
  const job = jobSoFar(values)
  return { job, findings: checkPosting(job, context).map(describeFinding) }
}
