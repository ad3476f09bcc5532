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
  'operator-rule': ({ severity }) => ({
    message:
      severity === 'stop'
        ? 'しごと帖の掲載の基準により、この表現のある求人は掲載できません。'
        : 'しごと帖の掲載の基準により、運営者が確認する表現です。',
    law: 'しごと帖の掲載の基準',
    suggestion: '',
  }),
}

/** A finding as the API and the form show it. */
export type DescribedFinding = Omit<Finding, 'reason' | 'values'> & FindingSentence

export function describeFinding({ reason, values, ...finding }: Finding): DescribedFinding {
  const words = sentences[reason]
  return { ...finding, ...(typeof words === 'function' ? words(values) : words) }
}
