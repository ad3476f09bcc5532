import type {
  EmploymentFilter,
  ExperienceLevel,
  JobCategory,
  JobSort,
  JobType,
  WorkStyle,
} from '#rules/jobs/job-vocabularies.ts'
import type { Role } from '#rules/people/roles.ts'

/** The product's name as people read it. */
export const productName = 'しごと帖'

/** An administrator's name for others. */
export const operatorLabel = '運営者'

/** Role labels. */
export const roleLabel: Record<Role, string> = { user: '求職者', employer: '企業', admin: '管理者' }

/** Employment labels. */
export const jobTypeLabel: Record<JobType, string> = {
  'full-time': '正社員',
  'part-time': 'パート・アルバイト',
  contract: '契約社員',
  dispatch: '派遣社員',
  internship: 'インターン',
}

export const employmentFilterLabel: Record<EmploymentFilter, string> = {
  fulltime: jobTypeLabel['full-time'],
  parttime: jobTypeLabel['part-time'],
  contract: jobTypeLabel.contract,
  dispatch: jobTypeLabel.dispatch,
  internship: jobTypeLabel.internship,
}

export const workStyleLabel: Record<WorkStyle, string> = { onsite: '出社', remote: 'リモート', hybrid: 'ハイブリッド' }

export const experienceLabel: Record<ExperienceLevel, string> = {
  entry: '未経験可',
  mid: '経験3年以上',
  senior: '経験5年以上',
  executive: '管理職',
}

export const categoryLabel: Record<JobCategory, string> = {
  office: '事務',
  sales: '営業',
  it: 'IT・エンジニア',
  service: 'サービス',
  manufacturing: '製造',
}

export const jobSortLabel: Record<JobSort, string> = { new: '新しい順', salary: '給与が高い順', relevance: '関連度順' }

/** The mark of a verified employer. */
export const verifiedEmployerLabel = '確認済みの企業'
