import type { JobField } from '#rules/jobs/job-edit.ts'
import type { EmployerFields } from '#rules/people/employer-profile.ts'
import type { AccountField } from '#rules/people/notifications.ts'

/** The fields of a job as its form names them. */
export const jobFieldLabel: Record<JobField, string> = {
  title: '求人タイトル',
  company: '会社名',
  location: '勤務地',
  category: '職種の分類',
  occupations: '職種',
  description: '仕事内容',
  job_type: '雇用形態',
  work_style: '働き方',
  experience_level: '経験',
  salary_min: '月給の下限',
  salary_max: '月給の上限',
  deadline: '応募締切',
  is_active: '公開',
  show_estimate: '月収の目安の表示',
  requirements: '応募要件',
  benefits: '待遇・福利厚生',
  terms: '募集条件',
  questions: '応募者への質問',
}

/** Account fields that an administrator edits. */
export const accountFieldLabel: Record<AccountField, string> = {
  name: 'お名前',
  phone: '電話番号',
  address: '住所',
  bio: '自己紹介',
  role: 'アカウントの種類',
}

/** The lines of an employer's profile in its form and on the operator's screens. */
export const employerFieldLabel: Record<keyof EmployerFields | 'trade_names', string> = {
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
  trade_names: '屋号・ブランド',
}
