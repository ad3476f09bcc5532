import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { id, instant } from '#contract/fields.ts'

/** A session for its owner: its rough origin, and its last activity exact to the hour. */
export const session = z
  .object({
    id: z.string(),
    current: z.boolean(),
    signed_in_at: instant,
    last_active_at: instant,
    device: z.string().nullable(),
    network: z.string().nullable(),
  })
  .meta({ id: 'Session' })

const own = { access: 'account:own', beforeEnrolment: true } as const

/** The sessions of the own account. */
export const sessionEndpoints = {
  listSessions: endpoint({
    summary: 'Own sessions, the latest sign-in first',
    ...own,
    output: z.object({ sessions: z.array(session) }),
    status: 200,
    refusals: [],
  }),
  endSession: endpoint({
    summary: 'End an own session',
    ...own,
    params: z.object({ id }),
    unknownId: 'session-not-found',
    status: 200,
    refusals: ['session-not-found'],
  }),
  endOtherSessions: endpoint({
    summary: 'End every own session but this one',
    ...own,
    output: z.object({ ended: z.number() }),
    status: 200,
    refusals: [],
  }),
}
