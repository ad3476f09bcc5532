import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { id, instant } from '#contract/fields.ts'
import { confirmation } from '#words/confirmations.ts'
import { listedEmployer } from './public-employers.ts'

const ofEmployer = {
  access: 'account:own',
  params: z.object({ employerId: id }),
  unknownId: 'employer-not-found',
  status: 200,
} as const
const changes = ['listFollows', 'readPublicEmployer'] as const

/** A followed employer that has no page now. */
const formerEmployer = z.object({ id: z.string(), name: z.null() }).meta({ id: 'FormerEmployer' })
const since = { followed_at: instant }

/** Employers whose new jobs a person is told of; nobody else reads who follows. */
export const followEndpoints = {
  listFollows: endpoint({
    address: 'GET /api/follows',
    summary: 'Own followed employers, the latest first; `name` is null where an employer has no page now',
    access: 'account:own',
    output: z.object({ follows: z.array(z.union([listedEmployer.extend(since), formerEmployer.extend(since)])) }),
    status: 200,
    refusals: [],
  }),
  followEmployer: endpoint({
    address: 'PUT /api/follows/:employerId',
    summary: 'Follow an employer: its new jobs come with the alerts; once more changes nothing',
    ...ofEmployer,
    refusals: ['employer-not-found', 'too-many-follows', 'session-ended'],
    message: confirmation.followed,
    changes,
  }),
  unfollowEmployer: endpoint({
    address: 'DELETE /api/follows/:employerId',
    summary: 'End a follow, if there is one',
    ...ofEmployer,
    refusals: ['employer-not-found'],
    message: confirmation.unfollowed,
    changes,
  }),
}
