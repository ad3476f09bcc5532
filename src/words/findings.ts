import type { Finding } from '#rules/postings/findings/finding.ts'
import type { FindingReason, PlainReason } from '#rules/postings/findings/reasons.ts'
import type { FindingSentence, FindingWords } from './finding-sentence.ts'
import { missingSentences } from './findings-missing.ts'
import { payAndHoursSentences } from './findings-pay-hours.ts'
import { wordSentences } from './findings-words.ts'

const fair = '職業安定法5条の5・指針（公正な採用選考）'

/** A question on one of the matters that have nothing to do with aptitude and ability. */
const about = (matter: string, suggestion = ''): FindingSentence => ({
  message: `${matter}は、応募者に尋ねることができません。適性・能力に関わる質問に替えてください。`,
  law: fair,
  suggestion,
})

/** Sentences for questions to applicants. */
const questionSentences = {
  'question-birthplace': about('本籍・出生地・国籍'),
  'question-family': about('家族や結婚・出産に関すること'),
  'question-housing': about('住宅の状況'),
  'question-living': about('生活環境・家庭環境・資産'),
  'question-religion': about('宗教'),
  'question-party': about('支持政党'),
  'question-life-view': about('人生観・生活信条'),
  'question-respected': about('尊敬する人物'),
  'question-thought': about('思想'),
  'question-movements': about('労働組合・学生運動・社会運動に関すること'),
  'question-reading': about('購読新聞・雑誌・愛読書'),
  'question-background': about('身元や素行の調査に関すること'),
  'question-papers': about('戸籍・住民票など、選考に必要のない書類'),
  'question-health': {
    message:
      '健康診断や病歴は、業務に必要な理由がないかぎり尋ねることができません。必要なときは、理由を添えて面接で確認してください。',
    law: fair,
    suggestion: '',
  },
  'question-sex': {
    message: '性別や体格は尋ねないでください。性別を尋ねる場合は、任意であることを示してください。',
    law: '男女雇用機会均等法5条・職業安定法5条の5',
    suggestion: '',
  },
} satisfies { [Reason in PlainReason as Reason extends `question-${string}` ? Reason : never]: FindingSentence }

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
