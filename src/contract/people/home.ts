import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { choice, instant } from '#contract/fields.ts'
import { listedJob } from '#contract/jobs/job.ts'

/** What the front page tells somebody who returns. */
export const homeEndpoints = {
  readHome: endpoint({
    address: 'GET /api/home',
    summary:
      'What is new for the caller since the visit before, which an absence of 30 minutes ends: jobs published since then that a saved search lists (all without one; counted up to 1,000), and what waits. The call itself is recorded as a visit, unless `peek=1`',
    access: 'account:own',
    query: z.object({ peek: choice(['1']).optional() }),
    output: z.object({
      /** Null at the first visit. */
      last_visit: instant.nullable(),
      new_total: z.number(),
      /** The latest, up to seven. */
      new: z.array(listedJob),
      slips: z.array(
        z
          .object({ kind: z.enum(['next', 'reply']), text: z.string(), href: z.string(), at: instant })
          .meta({ id: 'HomeSlip' }),
      ),
    }),
    refusals: ['session-ended', 'too-many-tries'],
  }),
}
