import type { z } from 'zod'
import type { CsvTable } from '#rules/csv-tables.ts'
import type { KeyScope } from '#rules/people/api-keys.ts'
import type { Permission } from '#rules/people/permissions.ts'
import type { Refusal } from '#rules/refusals.ts'

/** Who may call: everybody, or holders of a permission. `job-pages` is public only under PUBLIC_JOB_PAGES=1. */
export type Access = 'public' | 'job-pages' | Permission

/** Files that forms carry, by the name of their field, as the action receives them. */
export type UploadedFiles = {
  /** Already a WebP. */
  avatar: Buffer
  resume: { name: string; content: Buffer }
}

/** One event of a stream: its name, and what it tells. */
export type ServerEvent = { event: string; data: object }

/** What an action returns that answers with something else than the JSON envelope. */
export type RawResults = {
  file: { content: Buffer; type: string; cache: string; attachment?: string }
  /** A table, row by row. */
  csv: { table: CsvTable; rows: AsyncIterable<Record<string, string | number | null>> }
  /** `flow` is the sealed cookie of a social sign-in; null clears it. */
  redirect: { location: string; flow: string | null }
  page: string
  document: object
  /** `first` at once, then what `follow` sends, for at most `lifetime` ms; `follow` gives what stops it. */
  events: {
    first: ServerEvent
    lifetime: number
    follow(send: (event: ServerEvent) => void, end: () => void): () => void
  }
}

/** One whole promise: who may call, what comes in, what goes out, and why it may be refused. */
export type Endpoint = {
  /** One sentence for the OpenAPI document. */
  summary: string
  access: Access
  /** What an employer's API key needs for it; calls that name nothing are refused to keys. */
  keyScope?: KeyScope
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The file field of a multipart body; `optional` when the call also takes plain JSON. */
  file?: { field: keyof UploadedFiles; optional?: boolean; maxBytes?: number }
  /** What `data` holds; absent where the envelope carries only a message. */
  output?: z.ZodObject<Record<string, z.ZodType>>
  /** The list in `data` that may be streamed when the call comes without a query. */
  list?: string
  /** How the result is sent when it is not the envelope. */
  writes?: keyof RawResults
  /** Success clears the cookie of a social sign-in under way. */
  endsFlow?: true
  /** Status of success. */
  status: 200 | 201 | 302
  refusals: readonly Refusal[]
  /** Also for an administrator who has to set up a second factor before anything else (ADMIN_MFA). */
  beforeEnrolment?: true
  /** The refusal for a signed-in viewer without the permission; `not-allowed` when absent. */
  forbidden?: Refusal
  /** The refusal for an id of the wrong shape. */
  unknownId?: Refusal
}

/** States an endpoint and keeps the exact types of its parts. */
export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition
}
