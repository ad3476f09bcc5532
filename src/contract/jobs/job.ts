import { z } from 'zod'
import { instant, named, teammate } from '#contract/fields.ts'
import { companyInfo, employerLines } from '#contract/jobs/employer.ts'
import { termsOutput } from '#contract/terms.ts'
import { approvalStatuses } from '#rules/jobs/approval-status.ts'
import { jobDecisionKinds } from '#rules/jobs/job-decisions.ts'
import { questionKinds } from '#rules/jobs/job-questions.ts'
import { revisionStatuses } from '#rules/jobs/job-revision.ts'
import { experienceLevels, jobCategories, jobTypes, workStyles } from '#rules/jobs/job-vocabularies.ts'
import { prefectureValues } from '#rules/jobs/prefectures.ts'
import { asks, travelModes } from '#rules/postings/term-vocabularies.ts'
import { refusals } from '#rules/refusals.ts'
import { finding } from './finding.ts'

/** Decisions on a job, newest first; their authors only for administrators. */
export const decision = named('JobDecision', {
  kind: z.enum(jobDecisionKinds),
  reason: z.string().nullable(),
  decided_at: instant,
  by_name: z.string().nullable().optional(),
})

/** What an employer asks applicants; `options` only of a choice. */
export const jobQuestion = named('JobQuestion', {
  id: z.string(),
  text: z.string(),
  kind: z.enum(questionKinds),
  options: z.array(z.string()).optional(),
  required: z.boolean(),
})

/** A place of work as search, feeds and checks read it from the posting, with names. */
const workplace = named('Workplace', {
  prefecture: z.enum(prefectureValues).nullable(),
  municipality: z.string().nullable(),
  municipality_name: z.string().nullable(),
  stations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      line: z.string().nullable(),
      line_name: z.string().nullable(),
      minutes: z.number().nullable(),
      by: z.enum(travelModes),
    }),
  ),
})

/** The steps of a selection, in order. */
export const jobStages = z.array(named('JobStage', { id: z.string(), name: z.string() }))

const yenRange = z.object({ min: z.number(), max: z.number() })
const payEstimate = named('PayEstimate', {
  month: yenRange.nullable(),
  year: yenRange.nullable(),
  /** The lines of the sum: those of the month, then the bonus of the year. */
  basis: z.array(yenRange.extend({ label: z.string() })),
  /** The facts that the sum needs and the terms lack. */
  missing: z.array(z.string()),
})

const jobFacts = {
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  description: z.string(),
  job_type: z.enum(jobTypes),
  work_style: z.enum(workStyles),
  experience_level: z.enum(experienceLevels),
  category: z.enum(jobCategories).nullable(),
  occupations: z.array(z.string()),
  /** The occupations as they are read. */
  occupation_names: z.array(z.string()),
  /** Whether the occupations, or none, were guessed from the title, because the employer stated none. */
  occupations_guessed: z.boolean(),
  /** The stated workplaces first, then what the location names beyond them. */
  workplaces: z.array(workplace),
  salary_min: z.number().nullable(),
  salary_max: z.number().nullable(),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  deadline: z.string().nullable(),
  /** Absent without structured terms. */
  terms: termsOutput.optional(),
  /** What it pays by its terms, before taxes; null without stated pay, and where its employer does not show it. */
  pay_estimate: payEstimate.nullable(),
  is_active: z.boolean(),
  /** Only for its team and administrators. */
  show_estimate: z.boolean().optional(),
  /** When a job that waits for its time becomes public; only for its team and administrators. */
  publish_at: instant.nullable().optional(),
  approval_status: z.enum(approvalStatuses),
  rejection_reason: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
  created_by_name: z.string(),
  companyInfo: companyInfo.optional(),
  view_count: z.number(),
  application_count: z.number(),
}

/** The median of the days until a person's first answer to an application. */
export const answerTime = named('AnswerTime', { median_days: z.number(), count: z.number() })

/** A correction of an approved job; `rejection_reason` is null while it waits. */
const revision = named('JobRevision', {
  status: z.enum(revisionStatuses),
  submitted_at: instant,
  rejection_reason: z.string().nullable(),
})

/** A job for its page, its owner and administrators. */
export const job = named('Job', {
  ...jobFacts,
  /** What applicants are asked to send; read from the text on papers where the terms state nothing. */
  asks: z.array(z.enum(asks)),
  questions: z.array(jobQuestion),
  stages: jobStages,
  /** Only for a single job. */
  employer: employerLines.optional(),
  /** How soon the employer answered applications of the last 90 days; null below five. Only for a single job. */
  answer_time: answerTime.nullable().optional(),
  /** Whether the viewer owns the job. */
  is_own: z.boolean().optional(),
  /** Whether an administrator stopped it, so that its owner cannot reopen it. */
  stopped_by_operator: z.boolean().optional(),
  /** The team member who posted it, in lists of own jobs; null when unknown, or the account is gone. */
  posted_by: teammate.nullable().optional(),
  /** Only for its team and administrators, who then read the corrected fields; `version=public` reads the others. */
  revision: revision.optional(),
  /** Only in lists of own jobs and for administrators. */
  decisions: z.array(decision).optional(),
  /** Only for its owner and administrators. */
  findings: z.array(finding).optional(),
})

/** A job in the public list: requirements as one text, the first three also as `tags`. */
export const listedJob = named('ListedJob', {
  ...jobFacts,
  requirements: z.string(),
  tags: z.array(z.string()),
  /** The account that posted it; `has_page`: its profile states a name. */
  employer: z.object({ id: z.string(), has_page: z.boolean() }),
  /** In a search with `near`: from a station, or the middle of a municipality where a workplace names no station. */
  distance: z.object({ km: z.number(), to: z.enum(['station', 'municipality']) }).optional(),
  /** In a search with `from`: an estimate (目安). */
  commute_minutes: z.number().optional(),
})

/** A job with its owner, for moderators. */
export const moderatedJob = job
  .extend({ employer_name: z.string(), employer_email: z.string(), employer_suspended: z.boolean().optional() })
  .meta({ id: 'ModeratedJob' })

/** The results for several jobs. */
export const jobOutcomes = z.object({
  /** In the order of the ids. */
  outcomes: z.array(
    z.object({
      id: z.string(),
      done: z.boolean(),
      refusal: z.enum(refusals).optional(),
      message: z.string().optional(),
      /** What it is now, when it changed since it was read. */
      current: job.optional(),
    }),
  ),
})
