import type { z } from 'zod'
import type { Endpoint, UploadedFiles } from '#contract/endpoint.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { type ActionInput, endpoints } from '#contract/endpoints.ts'
import { type FieldFault, InvalidInputError, readFault } from '#rules/faults.ts'
import { RefusalError } from '#rules/refusals.ts'

/** The parts of a call as they came. */
export type RawInput = { params?: unknown; query?: unknown; body?: unknown; files?: Partial<UploadedFiles> }

/**
 * Parses the parts of a call with the endpoint's schemas. An id of the wrong shape is an unknown id (404); anything else
 * that does not fit is refused field by field (400).
 */
export function parseInput<Name extends EndpointName>(name: Name, raw: RawInput): ActionInput<Name>
export function parseInput(name: EndpointName, raw: RawInput): object {
  const endpoint: Endpoint = endpoints[name]
  const params = endpoint.params?.safeParse(raw.params)
  if (params && !params.success) throw new RefusalError(endpoint.unknownId ?? 'not-found')
  return {
    params: params?.data ?? {},
    query: parsePart(endpoint.query, raw.query),
    body: parsePart(endpoint.body, raw.body),
    ...raw.files,
  }
}

function parsePart(schema: z.ZodType | undefined, value: unknown = {}): unknown {
  if (!schema) return {}
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new InvalidInputError(result.error.issues.slice(0, maxFaults).map(faultOf))
}

/** Bounds the answer to a long list of wrong entries. */
const maxFaults = 100

const faultOf = ({ message, path }: z.core.$ZodIssue): FieldFault => ({ ...readFault(message), path: pathText(path) })

/**
 * `requirements.3`, as older clients expect; within the terms `terms.hours.spans[0].end`, like the paths of findings.
 */
function pathText(path: readonly PropertyKey[]): string {
  if (path[0] !== 'terms') return path.map(String).join('.')
  return path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at > 0 ? '.' : ''}${String(key)}`)).join('')
}
