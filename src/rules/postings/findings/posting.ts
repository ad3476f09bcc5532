import type { JobQuestion } from '#rules/jobs/job-questions.ts'
import type { ExperienceLevel, JobType, WorkStyle } from '#rules/jobs/job-vocabularies.ts'
import type { Prefecture } from '#rules/jobs/prefectures.ts'
import type { Terms } from '#rules/postings/terms.ts'
import type { OperatorRules } from './operator-rule.ts'

/** The job fields that the check reads; any may be absent in a draft. */
export type Posting = {
  title?: string | undefined
  company?: string | undefined
  location?: string | undefined
  description?: string | undefined
  job_type?: JobType | undefined
  work_style?: WorkStyle | undefined
  experience_level?: ExperienceLevel | undefined
  salary_min?: number | null | undefined
  salary_max?: number | null | undefined
  requirements?: readonly string[] | undefined
  benefits?: readonly string[] | undefined
  terms?: Terms | null | undefined
  questions?: readonly JobQuestion[] | undefined
  /** The prefecture of the work, and all that the location names, as a server reads them; browsers have no tables of places. */
  places?: { work: Prefecture | null; named: readonly Prefecture[] } | undefined
}

/** Facts of the employer's profile; null without one. */
export type EmployerFacts = {
  name?: string | null | undefined
  address?: string | null | undefined
  phone?: string | null | undefined
  email?: string | null | undefined
  form_url?: string | null | undefined
  dispatch_license?: string | null | undefined
  verified_at?: unknown
  trade_names?: readonly { name: string; verified_at?: unknown }[] | undefined
}

/** The context of a check. `today` is the date in Asia/Tokyo, YYYY-MM-DD; browsers have no `rules` of the operator. */
export type CheckContext = {
  employer: EmployerFacts | null
  today: string
  rules?: OperatorRules | undefined
  /** Whether the posting's company is a name of another verified employer, as a server knows. */
  isAnothersName?: boolean | undefined
}
