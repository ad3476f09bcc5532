import type { JobField, JobFields } from '#rules/jobs/job-edit.ts'
import { experienceLabel, jobTypeLabel, workStyleLabel } from '#rules/jobs/job-labels.ts'
import type { JobQuestion } from '#rules/jobs/job-questions.ts'
import { occupationNamesOf } from '#rules/occupations/occupations.ts'
import { termsLines } from '#rules/postings/table.ts'
import { questionKindLabel } from './choice-labels.ts'
import { fullDateText } from './full-dates.ts'
import { categoryLabel } from './labels.ts'

type Texts = { [Field in JobField]: (value: JobFields[Field]) => string }

const yen = (amount: number | null) => (amount ? `${amount.toLocaleString('ja-JP')}円` : '')
const asIs = (text: string) => text
const lines = (entries: readonly string[]) => entries.join('\n')

const texts: Texts = {
  title: asIs,
  company: asIs,
  location: asIs,
  description: asIs,
  job_type: (type) => jobTypeLabel[type],
  work_style: (style) => workStyleLabel[style],
  experience_level: (level) => experienceLabel[level],
  category: (category) => (category ? categoryLabel[category] : ''),
  occupations: (ids = []) => occupationNamesOf(ids).join('、'),
  salary_min: yen,
  salary_max: yen,
  requirements: lines,
  benefits: lines,
  deadline: (day) => (day ? fullDateText(day) : ''),
  is_active: (up) => (up ? '公開する' : '公開しない'),
  show_estimate: (shown = true) => (shown ? '表示する' : '表示しない'),
  terms: termsText,
  questions: (questions = []) => questions.map(questionText).join('\n'),
}

const questionText = ({ text, kind, options = [], required }: JobQuestion) =>
  `${text}（${[questionKindLabel[kind], ...options, required && '必須'].filter(Boolean).join('、')}）`

function termsText(terms: JobFields['terms']): string {
  return termsLines(terms ?? {})
    .map(({ label, value }) => `${label}：${value}`)
    .join('\n')
}

/** One field of a job as text; （なし） when not stated. */
export function jobFieldText<Field extends JobField>(job: JobFields, field: Field): string {
  return texts[field](job[field]) || '（なし）'
}
