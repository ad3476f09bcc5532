import { type FieldFault, InvalidInputError } from '#rules/faults.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { answerValue, type JobQuestion } from './job-questions.ts'
import { isStage, stagesOf } from './job-stages.ts'

type Filters = { stage?: string | undefined; answer?: { id: string; value: string } | undefined }

/** Throws for a stage or answer that applications to this job cannot have. */
export function checkReceivedFilters(
  { stage, answer }: Filters,
  job: { terms: Terms | null; questions: readonly JobQuestion[] },
): void {
  const faults: FieldFault[] = []
  if (stage !== undefined && !isStage(stage, stagesOf(job.terms)))
    faults.push({ fault: 'choice-unknown', path: 'stage' })
  const question = job.questions.find(({ id }) => id === answer?.id)
  if (answer && (!question || answerValue(question, answer.value) === undefined))
    faults.push({ fault: 'choice-unknown', path: 'answer' })
  if (faults.length > 0) throw new InvalidInputError(faults)
}
