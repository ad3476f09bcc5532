import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { choice, fault, instant, named, requiredText } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { keyDays, keyScopes, keyStates, maxKeys } from '#rules/people/api-keys.ts'

const apiKey = named('ApiKey', {
  id: z.string(),
  name: z.string(),
  /** The first letters of its secret. */
  shown: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  state: z.enum(keyStates),
  created_by_name: z.string(),
  created_at: instant,
  expires_at: instant.nullable(),
  /** Exact to the minute. */
  last_used_at: instant.nullable(),
})

/** Input for a new key; `days` until it expires, null for never. */
export const newApiKey = z.object({
  name: requiredText(limits.integrationName, 'name-required'),
  scopes: z.array(choice(keyScopes), fault('wrong-shape')).min(1, fault('scopes-required')).max(keyScopes.length),
  days: z.literal(keyDays, fault('choice-unknown')).nullable(),
})

/** API keys for an employer's programs. */
export const apiKeyEndpoints = {
  listApiKeys: endpoint({
    address: 'GET /api/employer/keys',
    summary: `The keys of the own employer, the latest first; ${maxKeys} at most, and never their secrets`,
    access: 'integration:manage',
    output: z.object({ keys: z.array(apiKey) }),
  }),
  createApiKey: endpoint({
    address: 'POST /api/employer/keys',
    summary: 'Make a key for the calls that its scopes allow; the secret is in this answer alone',
    access: 'integration:manage',
    body: newApiKey,
    output: z.object({ key: apiKey, secret: z.string() }),
    status: 201,
    refusals: ['too-many-keys', 'confirmation-required'],
    changes: ['listApiKeys'],
  }),
  revokeApiKey: endpoint({
    address: 'DELETE /api/employer/keys/:id',
    summary: 'End a key at once',
    access: 'integration:manage',
    unknownId: 'key-not-found',
    message: 'APIキーを取り消しました',
    changes: ['listApiKeys'],
  }),
}
