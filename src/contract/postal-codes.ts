import { z } from 'zod'
import { prefectureValues } from '#rules/jobs/prefectures.ts'
import { endpoint } from './endpoint.ts'
import { choice, fault } from './fields.ts'
import { postalCode } from './people/stated-fields.ts'

export const postalCodeEndpoints = {
  readPostalCode: endpoint({
    address: 'GET /api/postal-codes/:code',
    summary: 'What the addresses of a postal code have in common: prefecture, municipality and town',
    access: 'public',
    params: z.object({ code: postalCode.refine((code) => code !== '', fault('postal-code-invalid')) }),
    unknownId: 'postal-code-not-found',
    output: z.object({
      prefecture: choice(prefectureValues),
      prefecture_name: z.string(),
      municipality: z.string().nullable(),
      city: z.string(),
      town: z.string(),
    }),
    status: 200,
    maxAge: 86_400,
    refusals: ['postal-code-not-found'],
  }),
}
