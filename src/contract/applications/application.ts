import { z } from 'zod'
import { choice, fault, instant, named, optionalLines, teammate } from '#contract/fields.ts'
import { termsOutput } from '#contract/terms.ts'
import { calendars } from '#rules/japanese-calendar.ts'
import { offers, sourcePattern } from '#rules/jobs/application-review.ts'
import { type ApplicationStatus, applicationStatuses } from '#rules/jobs/application-status.ts'
import { questionKinds } from '#rules/jobs/job-questions.ts'
import { jobStates } from '#rules/jobs/job-state.ts'
import { jobTypes, workStyles } from '#rules/jobs/job-vocabularies.ts'
import { nextStepKinds } from '#rules/jobs/next-step.ts'
import { limits } from '#rules/limits.ts'
import { paperKinds } from '#rules/people/papers.ts'
import { review } from './reviews.ts'
import { sharedProfile } from './shared-profile.ts'

/** A file that went along; `kind` is null for one of the person's own. */
const sentPaper = z.object({
  id: z.string(),
  kind: z.enum(paperKinds).nullable(),
  name: z.string(),
  size: z.number(),
})

/** An answer with its question as it was. */
const jobAnswer = named('JobAnswer', {
  id: z.string(),
  text: z.string(),
  kind: z.enum(questionKinds),
  /** `yes` or `no` for yes-no. */
  value: z.union([z.string(), z.number()]),
})

/** What comes next for the reader: a start to choose, a settled interview, a message to read; `at` is its time. */
export const nextStep = named('NextStep', { kind: z.enum(nextStepKinds), at: instant })

/** The `?ref=` of the job's address; an empty one is none. */
export const source = z
  .union([
    z.literal('').transform(() => null),
    z.string(fault('wrong-shape')).regex(sourcePattern, fault('wrong-shape')),
  ])
  .nullable()
  .optional()

/** What belongs to one application beside letter and profile. */
const applied = {
  /** Why this job: 志望動機. */
  motive: z.string().nullable(),
  answers: z.array(jobAnswer),
  /** The `?ref=` of the job's address; null without one. */
  source: z.string().nullable(),
  /** Whether the team added the person, who has no account. */
  external: z.boolean(),
  /** What came of an offer; only of an accepted application. */
  offer: z.enum(offers).nullable(),
}

/** Application as the seeker sees it. */
export const ownApplication = named('OwnApplication', {
  id: z.string(),
  job_id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  status: z.enum(applicationStatuses),
  applied_at: instant,
  updated_at: instant,
  cover_letter: z.string().nullable(),
  salary_min: z.number().nullable(),
  salary_max: z.number().nullable(),
  /** Absent when the job has no structured terms. */
  terms: termsOutput.optional(),
  job_type: z.enum(jobTypes),
  work_style: z.enum(workStyles),
  requirements: z.array(z.string()),
  resume_name: z.string().nullable(),
  papers: z.array(sentPaper),
  /** null when nothing waits, and once the application is over. */
  next: nextStep.nullable(),
  ...applied,
  /** When set, `status` is `rejected`. */
  withdrawn_at: instant.nullable(),
  /** `deleted`: title and company are as they were. `suspended`: the employer's account is. */
  job_state: z.enum(jobStates),
  /** When the applicant ended the employer's access to the papers. */
  papers_taken_back_at: instant.nullable(),
  /** Unread messages of the employer. */
  unread_count: z.number(),
  /** null when the applicant did not share the profile. */
  shared_profile: sharedProfile.nullable(),
})

/** Application as the employer sees it; the resume's link is signed and valid for 10 minutes. */
export const receivedApplication = named('ReceivedApplication', {
  id: z.string(),
  job_id: z.string(),
  job_title: z.string(),
  applicant_name: z.string(),
  applicant_email: z.string(),
  applicant_phone: z.string().nullable(),
  applicant_avatar_url: z.string().nullable(),
  status: z.enum(applicationStatuses),
  applied_at: instant,
  /** The version that decisions on it name. */
  updated_at: instant,
  cover_letter: z.string().nullable(),
  resume_name: z.string().nullable(),
  resume_url: z.string().nullable(),
  applicant_resume_url: z.string().nullable(),
  papers: z.array(sentPaper.extend({ url: z.string() })),
  ...applied,
  /** When set, `status` is `rejected`. */
  withdrawn_at: instant.nullable(),
  withdrawal_reason: z.string().nullable(),
  /** Unread messages of the applicant. */
  unread_count: z.number(),
  /** The current job or the school of a shared profile; null for readers outside the employer's team. */
  headline: z.string().nullable(),
  /** One of the job's `stages`, by id; null for readers outside the employer's team. */
  stage: z.string().nullable(),
  /** null for readers outside the employer's team. */
  review: review.nullable(),
  /** null for readers outside the employer's team. */
  next: nextStep.nullable(),
})

/** The refusal's data when somebody else moved the application first. */
export const decidedBefore = z.object({
  decided: z.object({
    status: z.enum(applicationStatuses),
    /** null when the account is gone. */
    by_name: z.string().nullable(),
    decided_at: instant,
  }),
})

/** A move of an application, for the employer's team. */
export const applicationMove = named('ApplicationMove', {
  status: z.enum(applicationStatuses),
  decided_at: instant,
  /** null when the account is gone, and for the operator. */
  by: teammate.nullable(),
  by_operator: z.boolean(),
})

const paperToMake = z.object(
  {
    kind: choice(paperKinds),
    calendar: choice(calendars).optional(),
    photo: z.boolean(fault('wrong-shape')).optional(),
  },
  fault('wrong-shape'),
)

export const applyInput = z.object({
  cover_letter: optionalLines(limits.coverLetter).nullable().optional(),
  resume_id: z.string().nullable().optional(),
  /** Stored resumes beside `resume_id`, which means one. */
  resume_ids: z
    .array(z.string(fault('wrong-shape')), fault('wrong-shape'))
    .max(limits.resumesPerApplication, fault('too-many', limits.resumesPerApplication))
    .optional(),
  /** A paper rendered now, before stored resumes. */
  paper: paperToMake.nullable().optional(),
  /** Papers rendered now, each kind once; `paper` means one. */
  papers: z
    .array(paperToMake, fault('wrong-shape'))
    .refine((papers) => new Set(papers.map(({ kind }) => kind)).size === papers.length, fault('choice-unknown'))
    .optional(),
  /** Why this job; 履歴書 prints it as 志望の動機 instead of the profile's. */
  motive: optionalLines(limits.motive).nullable().optional(),
  source,
  answers: z
    .array(
      z.object(
        {
          id: z.string(fault('wrong-shape')),
          value: z.union([optionalLines(limits.answer), z.number(), z.boolean(), z.null()], fault('wrong-shape')),
        },
        fault('wrong-shape'),
      ),
      fault('wrong-shape'),
    )
    .max(limits.questionsPerJob, fault('too-many', limits.questionsPerJob))
    .optional(),
  /** Attaches experience, education, skills and summary of the profile as they are now; false by default. */
  share_profile: z.boolean(fault('wrong-shape')).optional(),
})

/** The number of applications in each state. */
export const statusCounts = z.object({
  pending: z.number(),
  reviewed: z.number(),
  accepted: z.number(),
  rejected: z.number(),
} satisfies Record<ApplicationStatus, z.ZodNumber>)
