import type { QuestionKind } from '#rules/jobs/job-questions.ts'
import type { ReportReason } from '#rules/jobs/job-reports.ts'
import type { SkillLevel } from '#rules/jobs/job-vocabularies.ts'

/** Role choices at sign-up. */
export const roleChoiceLabel = { user: '求職者', employer: '企業・採用担当者' } as const

export const skillLevelLabel: Record<SkillLevel, string> = {
  beginner: '初級',
  intermediate: '中級',
  advanced: '上級',
  expert: 'エキスパート',
}

/** Why a reader reports a job. */
export const reportReasonLabel: Record<ReportReason, string> = {
  'false-terms': '条件や内容が事実と違う',
  discrimination: '差別にあたる内容がある',
  suspicious: '詐欺や犯罪の疑いがある',
  closed: '募集が終わっている',
  other: 'その他',
}

/** How applicants answer a question. */
export const questionKindLabel: Record<QuestionKind, string> = {
  text: '文章',
  choice: '選択肢',
  'yes-no': 'はい・いいえ',
  number: '数値',
}

export const yesNoLabel = { yes: 'はい', no: 'いいえ' } as const
