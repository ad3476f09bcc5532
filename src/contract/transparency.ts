import { z } from 'zod'
import { ledgerItems } from '#rules/ledger.ts'
import { endpoint } from './endpoint.ts'
import { instant } from './fields.ts'

export const transparencyEndpoints = {
  readTransparency: endpoint({
    address: 'GET /api/transparency',
    summary: 'What was registered, decided and complained about this year until now and last year, counted every hour',
    access: 'public',
    output: z.object({
      /** This year in Tokyo first; a year that was never counted is absent. */
      years: z.array(
        z.object({
          year: z.number(),
          counted_at: instant,
          figures: z.array(z.object({ item: z.enum(ledgerItems), count: z.number() })),
        }),
      ),
    }),
    status: 200,
    maxAge: 600,
    refusals: [],
  }),
}
