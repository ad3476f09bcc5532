import type { z } from 'zod'
import { endpointAddress } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { permissions } from '#rules/people/permissions.ts'
import { failureSchema, failures, namedResponses } from './failures.ts'
import { type Json, namedSchemas, schemaOf } from './schemas.ts'

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  const { properties = {}, required = [] } = schema
    ? (schemaOf(schema) as { properties?: Json; required?: string[] })
    : {}
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }))
}

function body({ body: schema, file, takesCsv }: Endpoint): Json | undefined {
  if (!schema && !file) return undefined
  const json = schema && schemaOf(schema)
  return {
    required: json?.required !== undefined || (file !== undefined && !file.optional),
    content: {
      ...(json && { 'application/json': { schema: json } }),
      ...(takesCsv && { 'text/csv': { schema: { type: 'string' } } }),
      ...(file && { 'multipart/form-data': { schema: form(file, json) } }),
    },
  }
}

/** A form sends every field as text, lists as JSON text. */
function form({ field, optional, most }: NonNullable<Endpoint['file']>, json: Json | undefined): Json {
  const names = Object.keys((json?.properties as Json | undefined) ?? {})
  const fields = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  const file = { type: 'string', format: 'binary' }
  const properties = { ...fields, [field]: most === undefined ? file : { type: 'array', maxItems: most, items: file } }
  return { type: 'object', properties, ...(!optional && { required: [field] }) }
}

function responses(name: EndpointName, endpoint: Endpoint): Json {
  const data = endpoint.output && schemaOf(endpoint.output)
  const envelope = {
    type: 'object',
    required: ['success'],
    properties: { success: { const: true }, message: { type: 'string' }, ...(data && { data }) },
  }
  const success = endpoint.writes
    ? { description: endpoint.writes }
    : { description: 'Done', content: { 'application/json': { schema: envelope } } }
  return { [endpoint.status]: success, ...(endpoint.mayCreate && { 201: success }), ...failures(name, endpoint) }
}

function whoMayCall(access: Endpoint['access']): string {
  if (access === 'public') return 'everybody'
  if (access === 'job-pages') return 'signed-in users; everybody under PUBLIC_JOB_PAGES=1'
  return permissions[access].join(', ')
}

const byKey = ({ access, keyScope }: Endpoint) =>
  access !== 'public' && keyScope ? ` API keys need the scope ${keyScope}.` : ''

function operation(name: EndpointName): Json {
  const endpoint: Endpoint = endpoints[name]
  const open = endpoint.access === 'public'
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `Who may call: ${whoMayCall(endpoint.access)}.${byKey(endpoint)}`,
    security: open ? [] : [{ bearer: [] }],
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    requestBody: body(endpoint),
    responses: responses(name, endpoint),
  }
}

/** The whole contract as an OpenAPI 3.1 document, made from the schemas that validate. */
export function openapi(): Json {
  const paths: Record<string, Json> = {}
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path } = endpointAddress(name)
    const template = path.replace(/:(\w+)/g, '{$1}')
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation(name) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'しごと帖 API',
      version: '1',
      description:
        'Every answer is an envelope: { success, message?, data? }, or { success, message, code, errors? } for a failure, where `code` names the reason.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The host that serves this document' }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { ...namedSchemas, Failure: failureSchema },
      responses: namedResponses,
    },
    paths,
  }
}
