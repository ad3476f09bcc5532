import { z } from 'zod'
import { prefectureValues } from '#rules/jobs/prefectures.ts'
import { endpoint } from './endpoint.ts'
import { choice, fault } from './fields.ts'
import { postalCode } from './people/stated-fields.ts'

export const operationEndpoints = {
  readAvatar: endpoint({
    address: 'GET /api/files/avatars/:name',
    summary: 'An avatar at an address that cannot be guessed',
    access: 'public',
    params: z.object({ name: z.string().regex(/^[\w-]{1,64}\.webp$/) }),
    unknownId: 'file-not-found',
    writes: 'file',
  }),
  readResume: endpoint({
    address: 'GET /api/files/resumes/:id',
    summary: 'A resume through a signed link; needs no bearer',
    access: 'public',
    unknownId: 'file-not-found',
    query: z.object({
      expires: z.string().max(20).optional(),
      reader: z.string().max(50).optional(),
      signature: z.string().max(200).optional(),
    }),
    writes: 'file',
    refusals: ['link-expired'],
  }),
  readHealth: endpoint({
    address: 'GET /api/health',
    summary: 'Answers while the process lives',
    access: 'public',
    output: z.object({ status: z.literal('ok') }),
  }),
  readReadiness: endpoint({
    address: 'GET /api/ready',
    summary: 'Answers 200 when the database answers',
    access: 'public',
    output: z.object({ status: z.literal('ready') }),
    refusals: ['unavailable'],
  }),
  readOpenapi: endpoint({
    address: 'GET /api/openapi.json',
    summary: 'This contract as an OpenAPI document',
    access: 'public',
    writes: 'document',
  }),
  readApiDocs: endpoint({
    address: 'GET /api/docs',
    summary: 'This contract as a page',
    access: 'public',
    writes: 'page',
  }),
}

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
    maxAge: 86_400,
  }),
}
