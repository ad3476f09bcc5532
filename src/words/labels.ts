import type { ApplicationSort, ApplicationStatus } from '#rules/jobs/application-status.ts'
import type { ApprovalStatus, JobListStatus } from '#rules/jobs/approval-status.ts'
import type { JobDecisionKind } from '#rules/jobs/job-decisions.ts'
import type { JobField } from '#rules/jobs/job-edit.ts'
import type { ReportReason } from '#rules/jobs/job-reports.ts'
import type {
  EmploymentFilter,
  ExperienceLevel,
  JobCategory,
  JobSort,
  JobType,
  SkillLevel,
  WorkStyle,
} from '#rules/jobs/job-vocabularies.ts'
import type { EmployerFields } from '#rules/people/employer-profile.ts'
import type { Role } from '#rules/people/roles.ts'

/** The product's name as people read it. */
export const productName = 'しごと帖'

/** Role labels. */
export const roleLabel: Record<Role, string> = { user: '求職者', employer: '企業', admin: '管理者' }

/** Role choices at sign-up. */
export const roleChoiceLabel = { user: '求職者', employer: '企業・採用担当者' } as const

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

export const applicationSortLabel: Record<ApplicationSort, string> = {
  newest: '応募日の新しい順',
  oldest: '応募日の古い順',
  updated: '更新日の新しい順',
}

/** Application states as both sides read them. */
export const applicationStatusLabel: Record<ApplicationStatus, string> = {
  pending: '確認待ち',
  reviewed: '確認済み',
  accepted: '採用',
  rejected: '不採用',
}

/** A withdrawn application, whose status is that of a rejected one. */
export const withdrawnLabel = '辞退'

/** How many messages are unread, after the word for them; nothing where none is. */
export const unreadText = (count: number) => (count === 0 ? '' : `（未読${count.toLocaleString('ja-JP')}件）`)

/** Moderation states as employers and administrators read them. */
export const approvalStatusLabel: Record<ApprovalStatus, string> = {
  pending: '承認待ち',
  approved: '承認済み',
  rejected: '却下',
}

/** A job that everybody finds now: approved, active and not past its deadline. */
export const publicLabel = '公開中'

/** An approved job that its owner has closed. */
export const closedLabel = '募集終了'

/** A job that the operator has taken down. */
export const stoppedLabel = '運営により停止'

/** What lists of jobs are filtered by. */
export const jobListStatusLabel: Record<JobListStatus, string> = {
  ...approvalStatusLabel,
  public: publicLabel,
  inactive: '募集終了・停止',
}

/** The fields of a job as its form names them. */
export const jobFieldLabel: Record<JobField, string> = {
  title: '求人タイトル',
  company: '会社名',
  location: '勤務地',
  category: '職種',
  description: '仕事内容',
  job_type: '雇用形態',
  work_style: '働き方',
  experience_level: '経験',
  salary_min: '月給の下限',
  salary_max: '月給の上限',
  deadline: '応募締切',
  is_active: '公開',
  requirements: '応募要件',
  benefits: '待遇・福利厚生',
  terms: '募集条件',
}

/** What was decided on a job, in its history. */
export const jobDecisionLabel: Record<JobDecisionKind, string> = {
  approved: '承認',
  rejected: '却下',
  stopped: '停止',
  started: '公開',
  resubmitted: '再送信',
}

export const skillLevelLabel: Record<SkillLevel, string> = {
  beginner: '初級',
  intermediate: '中級',
  advanced: '上級',
  expert: 'エキスパート',
}

/** The mark that readers see of an employer whom the operator has verified. */
export const verifiedEmployerLabel = '確認済みの企業'

/** The lines of an employer's profile, as its form and the operator's screens name them. */
export const employerFieldLabel: Record<keyof EmployerFields, string> = {
  name: '名称',
  name_kana: '名称（カナ）',
  corporate_number: '法人番号',
  representative: '代表者',
  postal_code: '郵便番号',
  address: '所在地',
  phone: '電話番号',
  email: 'メールアドレス',
  form_url: 'お問い合わせフォーム',
  industry: '業種',
  size: '従業員数',
  founded_year: '設立年',
  website: 'ウェブサイト',
  about: '企業の紹介',
  dispatch_license: '労働者派遣事業の許可番号',
}

/** Why a reader reports a job. */
export const reportReasonLabel: Record<ReportReason, string> = {
  'false-terms': '条件や内容が事実と違う',
  discrimination: '差別にあたる内容がある',
  suspicious: '詐欺や犯罪の疑いがある',
  closed: '募集が終わっている',
  other: 'その他',
}
