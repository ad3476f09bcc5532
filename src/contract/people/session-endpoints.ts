import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { instant, named } from '#contract/fields.ts'

/** A session for its owner: its rough origin, and its last activity exact to the hour. */
export const session = named('Session', {
  id: z.string(),
  current: z.boolean(),
  signed_in_at: instant,
  last_active_at: instant,
  device: z.string().nullable(),
  network: z.string().nullable(),
})

const own = { access: 'account:own', beforeEnrolment: true } as const

/** The sessions of the own account. */
export const sessionEndpoints = {
  listSessions: endpoint({
    address: 'GET /api/auth/sessions',
    summary: 'Own sessions, the latest sign-in first',
    ...own,
    output: z.object({ sessions: z.array(session) }),
  }),
  endSession: endpoint({
    address: 'DELETE /api/auth/sessions/:id',
    summary: 'End an own session',
    ...own,
    unknownId: 'session-not-found',
    message: '端末からログアウトしました',
    changes: ['listSessions'],
  }),
  endOtherSessions: endpoint({
    address: 'DELETE /api/auth/sessions',
    summary: 'End every own session but this one',
    ...own,
    output: z.object({ ended: z.number() }),
    message: 'ほかのすべての端末からログアウトしました',
    changes: ['listSessions', 'readCalendarFeed'],
  }),
}
