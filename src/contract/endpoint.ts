import type { z } from 'zod'
import type { Permission } from '#rules/people/permissions.ts'
import type { Refusal } from '#rules/refusals.ts'

/** An empty object: the schema's type of a part that an endpoint does not take. */
type Nothing = Record<never, never>

/** One whole promise: who may call, what comes in, what goes out, and why it may be refused. */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = {
  /** One sentence for the OpenAPI document. */
  summary: string
  /** Who may call: everybody, or holders of a permission. `job-pages` is public only under PUBLIC_JOB_PAGES=1. */
  access: 'public' | 'job-pages' | Permission
  params?: Params
  query?: Query
  body?: Body
  /** The file field of a multipart body; `optional` when the call also takes plain JSON. */
  file?: { field: string; optional?: boolean; maxBytes?: number }
  /** What `data` holds; absent where the envelope carries only a message. */
  output?: Output
  /** The list in `data` that may be streamed when the call comes without a query. */
  list?: string
  /** How the answer is written when it is not the envelope. */
  writes?: 'file' | 'redirect' | 'page' | 'document'
  /** Status of success. */
  status: 200 | 201 | 302
  refusals: readonly Refusal[]
  /** The refusal for a signed-in viewer without the permission; `not-allowed` when absent. */
  forbidden?: Refusal
  /** The refusal for an id of the wrong shape. */
  unknownId?: Refusal
}

/** States an endpoint; a plain identity that keeps the schemas' types. */
export function endpoint<
  Params extends z.ZodType = z.ZodType<Nothing, Nothing>,
  Query extends z.ZodType = z.ZodType<Nothing, Nothing>,
  Body extends z.ZodType = z.ZodType<Nothing, Nothing>,
  Output extends z.ZodType = z.ZodType<Nothing, Nothing>,
>(definition: Endpoint<Params, Query, Body, Output>): Endpoint<Params, Query, Body, Output> {
  return definition
}

/** An answer whose list may also come as a sequence, row by row: the complete list of a call without a query. */
export type Listed<Data, Key extends keyof Data> = Omit<Data, Key> & {
  [K in Key]: Data[K] extends (infer Item)[] ? Item[] | AsyncIterable<Item> : never
}
