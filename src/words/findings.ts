import type { Finding } from '#rules/postings/findings/finding.ts'
import type { FindingReason } from '#rules/postings/findings/reasons.ts'
import type { FindingSentence, FindingWords } from './finding-sentence.ts'
import { missingSentences } from './findings-missing.ts'
import { payAndHoursSentences } from './findings-pay-hours.ts'
import { questionSentences } from './findings-questions.ts'
import { wordSentences } from './findings-words.ts'

const sentences: Record<FindingReason, FindingWords> = {
  ...missingSentences,
  ...payAndHoursSentences,
  ...questionSentences,
  ...wordSentences,
}

/** A finding as the API and the form show it. */
export type DescribedFinding = Omit<Finding, 'reason' | 'values'> & FindingSentence

export function describeFinding({ reason, values, ...finding }: Finding): DescribedFinding {
  const words = sentences[reason]
  return { ...finding, ...(typeof words === 'function' ? words(values) : words) }
}
