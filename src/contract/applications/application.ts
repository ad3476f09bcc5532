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
    /** Absent where the job states nothing structured. */
    terms: termsOutput.optional(),
    job_type: z.enum(jobTypes),
    work_style: z.enum(workStyles),
    requirements: z.array(z.string()),
    resume_name: z.string().nullable(),
    /** `status` is then `rejected`. */
    withdrawn_at: instant.nullable(),
    /** Messages of the employer that the applicant has not read. */
    unread_count: z.number(),
    /** null where the applicant did not share the profile. */
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
    /** `status` is then `rejected`. */
    withdrawn_at: instant.nullable(),
    withdrawal_reason: z.string().nullable(),
    /** Messages of the applicant that the employer has not read. */
    unread_count: z.number(),
    /** The present post, or the school, where the applicant shared the profile; null for readers who are not the employer's people. */
    headline: z.string().nullable(),
    /** null for readers who are not the employer's people. */
    review: review.nullable(),
  })
  .meta({ id: 'ReceivedApplication' })

/** What comes with the refusal of a move that somebody else was faster with. */
export const decidedBefore = z.object({
  decided: z.object({
    status: z.enum(applicationStatuses),
    /** null when that person is gone. */
    by_name: z.string().nullable(),
    decided_at: instant,
  }),
})

/** A move of an application, for the employer's people. */
export const applicationMove = z
  .object({
    status: z.enum(applicationStatuses),
    decided_at: instant,
    /** null when that person is gone, and when the operator did it. */
    by: teammate.nullable(),
    by_operator: z.boolean(),
  })
  .meta({ id: 'ApplicationMove' })

export const applyInput = z.object({
  cover_letter: optionalLines(limits.coverLetter).nullable().optional(),
  resume_id: z.string().nullable().optional(),
  /** A paper made at this moment goes along in the place of a stored resume. */
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
  /** Experience, education, skills and summary of the profile go along as they are now; absent, nothing of it does. */
  share_profile: z.boolean(fault('wrong-shape')).optional(),
})

/** How many applications are in each state. */
export const statusCounts = z.object({
  pending: z.number(),
  reviewed: z.number(),
  accepted: z.number(),
  rejected: z.number(),
} satisfies Record<ApplicationStatus, z.ZodNumber>)
