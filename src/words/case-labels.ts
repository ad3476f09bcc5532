import type { CaseStatus, Level } from '#rules/cases.ts'

export const caseStatusLabel: Record<CaseStatus, string> = { open: '対応中', closed: '終了' }

export const levelLabel: Record<Level, string> = { low: '低', attention: '注意', high: '高' }
