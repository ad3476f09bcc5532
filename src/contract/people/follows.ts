import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { instant, named } from '#contract/fields.ts'
import { listedEmployer } from './public-employers.ts'

const ofEmployer = { access: 'account:own', unknownId: 'employer-not-found' } as const
const changes = ['listFollows', 'readPublicEmployer'] as const

/** A followed employer that has no page now. */
const formerEmployer = named('FormerEmployer', { id: z.string(), name: z.null() })
const since = { followed_at: instant }

/** Employers whose new jobs a person is told of; nobody else reads who follows. */
export const followEndpoints = {
  listFollows: endpoint({
    address: 'GET /api/follows',
    summary: 'Own followed employers, the latest first; `name` is null where an employer has no page now',
    access: 'account:own',
    output: z.object({ follows: z.array(z.union([listedEmployer.extend(since), formerEmployer.extend(since)])) }),
  }),
  followEmployer: endpoint({
    address: 'PUT /api/follows/:employerId',
    summary: 'Follow an employer: its new jobs come with the alerts; once more changes nothing',
    ...ofEmployer,
    refusals: ['too-many-follows', 'session-ended'],
    message: '新しい求人をメールでお知らせします',
    changes,
  }),
  unfollowEmployer: endpoint({
    address: 'DELETE /api/follows/:employerId',
    summary: 'End a follow, if there is one',
    ...ofEmployer,
    message: 'この企業の新着のお知らせを解除しました',
    changes,
  }),
}
