import { jobTypeLabel } from '#rules/jobs/job-labels.ts'
import type { EmploymentFilter, JobCategory, JobSort } from '#rules/jobs/job-vocabularies.ts'
import type { ProofKind } from '#rules/people/relation-proofs.ts'
import type { Role } from '#rules/people/roles.ts'

/** The product's name as people read it. */
export const productName = 'しごと帖'

/** An administrator's name for others. */
export const operatorLabel = '運営者'

/** Role labels. */
export const roleLabel: Record<Role, string> = { user: '求職者', employer: '企業', admin: '管理者' }

/** Employment labels. */
export const employmentFilterLabel: Record<EmploymentFilter, string> = {
  fulltime: jobTypeLabel['full-time'],
  parttime: jobTypeLabel['part-time'],
  contract: jobTypeLabel.contract,
  dispatch: jobTypeLabel.dispatch,
  internship: jobTypeLabel.internship,
}

export const categoryLabel: Record<JobCategory, string> = {
  office: '事務',
  sales: '営業',
  it: 'IT・エンジニア',
  service: 'サービス',
  manufacturing: '製造',
}

export const jobSortLabel: Record<JobSort, string> = {
  new: '新しい順',
  salary: '給与が高い順',
  commute: '通勤時間が短い順',
  relevance: '関連度順',
}

/** The mark of a verified employer. */
export const verifiedEmployerLabel = '確認済みの企業'

export const proofKindLabel: Record<ProofKind, string> = { domain: 'サイトのドメインのメール', letter: '住所への郵便' }
