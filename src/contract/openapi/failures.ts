import { endpointAddress } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { permissions, teamAllows } from '#rules/people/permissions.ts'
import { roles, teamRoles } from '#rules/people/roles.ts'
import { type Refusal, refusalStatus, refusals } from '#rules/refusals.ts'
import type { Json } from './schemas.ts'

/** The envelope of a failure. */
export const failureSchema: Json = {
  type: 'object',
  required: ['success', 'message', 'code'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'For people, in Japanese' },
    code: { enum: refusals, description: 'For programs' },
    errors: {
      type: 'array',
      description: 'With status 400, and with `not-publishable`: each field that is wrong',
      items: {
        type: 'object',
        required: ['msg', 'path'],
        properties: { msg: { type: 'string' }, path: { type: 'string' } },
      },
    },
    data: {
      type: 'object',
      description:
        'With `job-changed`: the job as it is now, under `job`. With `already-decided` on a job: what was decided, by whom and when, under `decision`. With `claimed-by-other`: who works on it, under `claim`. With `second-factor-required`: what has to be answered, under `second_factor`. With `account-suspended`: the `reason`',
    },
  },
}

const failure = { $ref: '#/components/schemas/Failure' }

/** Named responses for references: `Failure` for any, and one for each set of codes of an endpoint. */
export const namedResponses: Json = {
  Failure: { description: 'Any other failure', content: { 'application/json': { schema: failure } } },
}

const reference = (name: string) => ({ $ref: `#/components/responses/${name}` })

/** Every failure of a call by status with its codes. */
export function failures(name: EndpointName, endpoint: Endpoint): Json {
  const byStatus = Map.groupBy(new Set(refusalsOf(name, endpoint)), (code) => refusalStatus[code])
  const responses = [...byStatus].map(([status, codes]) => [status, response(status, codes)])
  return { ...Object.fromEntries(responses), default: reference('Failure') }
}

function response(status: number, codes: readonly Refusal[]): Json {
  const name = [status, ...codes].join('.')
  const schema = { allOf: [failure, { properties: { code: { enum: codes } } }] }
  namedResponses[name] = { description: codes.join(', '), content: { 'application/json': { schema } } }
  return reference(name)
}

/** The endpoint's own refusals and those of its access, its input and the server. */
export function refusalsOf(name: EndpointName, endpoint: Endpoint): Refusal[] {
  const {
    access,
    params,
    query,
    body,
    file,
    unknownId = 'not-found',
    forbidden = 'not-allowed',
    beforeEnrolment,
    keyScope,
  } = endpoint
  const isChange = endpointAddress(name).method !== 'GET'
  const holders: readonly string[] = access === 'public' || access === 'job-pages' ? roles : permissions[access]
  const byTeamRole =
    access !== 'public' && access !== 'job-pages' && !teamRoles.every((role) => teamAllows(role, access))
  const asksFactor = access !== 'public' && !beforeEnrolment
  return [
    ...endpoint.refusals,
    ...when(access !== 'public', ['not-signed-in', 'session-ended']),
    ...when(holders.length < roles.length, [forbidden]),
    ...when(byTeamRole, ['team-role-too-low']),
    ...when(access !== 'public', [
      'key-refused',
      ...(keyScope ? (['too-many-tries'] as const) : []),
      'key-not-allowed',
    ]),
    ...when(asksFactor, ['second-factor-missing']),
    ...when(params !== undefined, [unknownId]),
    ...when(query !== undefined || body !== undefined || file !== undefined, ['invalid-input']),
    ...when(isChange, ['body-malformed', 'body-too-slow', 'body-too-large', 'wrong-content-type']),
    'address-too-long',
    'failed',
    'unavailable',
    'overloaded',
  ]
}

const when = (holds: boolean, codes: Refusal[]): Refusal[] => (holds ? codes : [])
