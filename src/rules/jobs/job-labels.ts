import type { ExperienceLevel, JobType, WorkStyle } from './job-vocabularies.ts'

export const jobTypeLabel: Record<JobType, string> = {
  'full-time': '正社員',
  'part-time': 'パート・アルバイト',
  contract: '契約社員',
  dispatch: '派遣社員',
  internship: 'インターン',
}

export const workStyleLabel: Record<WorkStyle, string> = { onsite: '出社', remote: 'リモート', hybrid: 'ハイブリッド' }

export const experienceLabel: Record<ExperienceLevel, string> = {
  entry: '未経験可',
  mid: '経験3年以上',
  senior: '経験5年以上',
  executive: '管理職',
}
