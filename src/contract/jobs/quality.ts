import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { choice, instant, optionalLines } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { decidedPosting } from './approval-queue.ts'

const outcomes = ['approved', 'rejected'] as const

/** Median and 90th percentile in seconds; null without any. */
const times = z.object({ median_seconds: z.number().nullable(), p90_seconds: z.number().nullable() })

/** A sample of decisions is decided a second time by another operator, who does not see the first decision. */
export const qualityEndpoints = {
  listSecondReviews: endpoint({
    address: 'GET /api/admin/second-reviews',
    summary:
      "A sample of others' decisions of the last 14 days to decide again, blind: the posting as it was, the oldest first",
    access: 'job:approve',
    output: z.object({
      reviews: z.array(z.object({ id: z.string(), posting: decidedPosting, findings: z.array(z.string()) })),
    }),
  }),
  decideSecondReview: endpoint({
    address: 'POST /api/admin/second-reviews/:id',
    summary: 'Decide a second time; the first decision is told then, and stands',
    access: 'job:approve',
    unknownId: 'second-review-not-found',
    body: z.object({
      outcome: choice(outcomes),
      reason: optionalLines(limits.reportNote)
        .transform((text) => text || null)
        .optional(),
    }),
    output: z.object({
      agrees: z.boolean(),
      first: z.object({
        outcome: z.enum(outcomes),
        reason: z.string().nullable(),
        by_name: z.string().nullable(),
        decided_at: instant,
      }),
    }),
    status: 201,
    refusals: ['second-review-done'],
    message: '2回目の審査を記録しました',
    changes: ['listSecondReviews', 'readQuality'],
  }),
  readQuality: endpoint({
    address: 'GET /api/admin/quality',
    summary:
      'Of the last eight weeks in Tokyo: decisions, second reviews and agreement, overrides, and times of queue, reports and contact',
    access: 'stats:read',
    output: z.object({
      /** The share of decisions that are decided again, in percent. */
      sample_percent: z.number(),
      weeks: z.array(
        z.object({
          /** Its Monday. */
          week: z.string(),
          decided: z.number(),
          reviewed: z.number(),
          agreed: z.number(),
          overridden: z.number(),
          queue: times,
          reports: times,
          contact: times,
        }),
      ),
    }),
  }),
}
