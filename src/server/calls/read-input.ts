import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Fault, type FieldFault, faults, InvalidInputError } from '#rules/faults.ts'
import { RefusalError } from '#rules/refusals.ts'

/** The parts of a call as they came. */
export type RawInput = { params: unknown; query: unknown; body: unknown }

/**
 * Reads the parts of a call through the endpoint's schemas. An id of the wrong shape is an unknown id (404); anything
 * else that does not fit is refused field by field (400).
 */
export function readInput(endpoint: Endpoint, raw: RawInput): RawInput {
  const params = endpoint.params?.safeParse(raw.params)
  if (params && !params.success) throw new RefusalError(endpoint.unknownId ?? 'not-found')
  return {
    params: params?.data ?? {},
    query: read(endpoint.query, raw.query),
    body: read(endpoint.body, raw.body === undefined ? {} : raw.body),
  }
}

function read(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return {}
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new InvalidInputError(result.error.issues.slice(0, told).map(faultOf))
}

/** A long list of wrong entries is not answered by a longer one. */
const told = 100

const known = new Set<string>(faults)

function faultOf(issue: z.core.$ZodIssue): FieldFault {
  const fault = known.has(issue.message) ? (issue.message as Fault) : 'wrong-shape'
  return { fault, path: issue.path.map(String).join('.') }
}
