import { z } from 'zod'
import { choice, fault, instant, optionalLines, teammate } from '#contract/fields.ts'
import { termsOutput } from '#contract/terms.ts'
import { calendars } from '#rules/japanese-calendar.ts'
import { type ApplicationStatus, applicationStatuses } from '#rules/jobs/application-status.ts'
import { jobTypes, workStyles } from '#rules/jobs/job-vocabularies.ts'
import { limits } from '#rules/limits.ts'
import { paperKinds } from '#rules/people/papers.ts'
import { review } from './reviews.ts'
import { sharedProfile } from './shared-profile.ts'

/** Application as the seeker sees it. */
export const ownApplication = z
  .object({
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
    /** When set, `status` is `rejected`. */
    withdrawn_at: instant.nullable(),
    /** Unread messages of the employer. */
    unread_count: z.number(),
    /** null when the applicant did not share the profile. */
    shared_profile: sharedProfile.nullable(),
  })
  .meta({ id: 'OwnApplication' })

/** Application as the employer sees it; the resume's link is signed and valid for 10 minutes. */
export const receivedApplication = z
  .object({
    id: z.string(),
    job_id: z.string(),
    job_title: z.string(),
    applicant_name: z.string(),
    applicant_email: z.string(),
    applicant_phone: z.string().nullable(),
    applicant_avatar_url: z.string().nullable(),
    status: z.enum(applicationStatuses),
    applied_at: instant,
    updated_at: instant,
    cover_letter: z.string().nullable(),
    resume_name: z.string().nullable(),
    resume_url: z.string().nullable(),
    applicant_resume_url: z.string().nullable(),
    /** When set, `status` is `rejected`. */
    withdrawn_at: instant.nullable(),
    withdrawal_reason: z.string().nullable(),
    /** Unread messages of the applicant. */
    unread_count: z.number(),
    /** The current job or the school of a shared profile; null for readers outside the employer's team. */
    headline: z.string().nullable(),
    /** null for readers outside the employer's team. */
    review: review.nullable(),
  })
  .meta({ id: 'ReceivedApplication' })

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
export const applicationMove = z
  .object({
    status: z.enum(applicationStatuses),
    decided_at: instant,
    /** null when the account is gone, and for the operator. */
    by: teammate.nullable(),
    by_operator: z.boolean(),
  })
  .meta({ id: 'ApplicationMove' })

export const applyInput = z.object({
  cover_letter: optionalLines(limits.coverLetter).nullable().optional(),
  resume_id: z.string().nullable().optional(),
  /** A paper rendered now is attached instead of a stored resume. */
  paper: z
    .object(
      {
        kind: choice(paperKinds),
        calendar: choice(calendars).optional(),
        photo: z.boolean(fault('wrong-shape')).optional(),
      },
      fault('wrong-shape'),
    )
    .nullable()
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
