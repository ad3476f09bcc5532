import type { z } from 'zod'
import type { EndpointName } from './addresses.ts'
import { applicationEndpoints } from './applications/applications.ts'
import type { Endpoint } from './endpoint.ts'
import { jobEndpoints } from './jobs/job-endpoints.ts'
import { operationEndpoints } from './operations.ts'
import { accountEndpoints } from './people/account-endpoints.ts'
import { profileEndpoints } from './people/profile-endpoints.ts'
import { userEndpoints } from './people/user-endpoints.ts'
import { statsEndpoints } from './stats.ts'

/** Every call there is. Router, OpenAPI document, typed client and the role test read this table. */
export const endpoints = {
  ...accountEndpoints,
  ...profileEndpoints,
  ...userEndpoints,
  ...jobEndpoints,
  ...applicationEndpoints,
  ...statsEndpoints,
  ...operationEndpoints,
} satisfies Record<EndpointName, Endpoint>

export type Endpoints = typeof endpoints

type Part<Name extends EndpointName, Key extends 'params' | 'query' | 'body' | 'output'> = Endpoints[Name] extends {
  [K in Key]?: infer Schema extends z.ZodType
}
  ? Schema
  : never

/** What a caller sends: parameters of the path, query and body in one place each. */
export type CallInput<Name extends EndpointName> = {
  params: z.input<Part<Name, 'params'>>
  query?: z.input<Part<Name, 'query'>>
  body: z.input<Part<Name, 'body'>>
}

/** What an action receives: the three parts after the schemas have read them. */
export type ActionInput<Name extends EndpointName> = {
  params: z.output<Part<Name, 'params'>>
  query: z.output<Part<Name, 'query'>>
  body: z.output<Part<Name, 'body'>>
}

/** What an action gives back, before the output schema has written it. */
export type ActionResult<Name extends EndpointName> = z.input<Part<Name, 'output'>>

/** What a caller finds in `data`. */
export type ResponseData<Name extends EndpointName> = z.output<Part<Name, 'output'>>
