import { z } from 'zod'
import type { KeyScope } from '#rules/people/api-keys.ts'
import type { Permission } from '#rules/people/permissions.ts'
import type { Refusal } from '#rules/refusals.ts'
import type { CsvTable } from '#words/csv-columns.ts'
import { id } from './fields.ts'

/** Who may call: everybody, or users with a permission. `job-pages` is public only under PUBLIC_JOB_PAGES=1. */
export type Access = 'public' | 'job-pages' | Permission

/** An uploaded file with the name that its sender gave it. */
export type NamedFile = { name: string; content: Buffer }

/** Fields of forms that take a picture. */
export const pictureFields = ['avatar', 'logo', 'photo'] as const
export type PictureField = (typeof pictureFields)[number]

/** Files of forms by field name, as the action receives them; pictures are WebP already. */
export type UploadedFiles = Record<PictureField, Buffer> & {
  resume: NamedFile
  files: NamedFile[]
  /** A sheet. */
  file: NamedFile
}

/** One event of a stream. */
export type ServerEvent = { event: string; data: object }

/** Results other than the JSON envelope. */
export type RawResults = {
  /** Content of unknown size comes in pieces, like a complete list. */
  file: { content: Buffer | AsyncIterable<Buffer>; type: string; cache: string; attachment?: string }
  /** A table, row by row. */
  csv: { table: CsvTable; rows: AsyncIterable<Record<string, string | number | null>> }
  /** `flow` is the sealed cookie of a social sign-in; null clears it. */
  redirect: { location: string; flow?: string | null }
  page: string
  document: object
  /**
   * Sends `first` at once, then what `follow` sends, for at most `lifetime` ms; `follow` returns the function that
   * stops it.
   */
  events: {
    first: ServerEvent
    lifetime: number
    follow(send: (event: ServerEvent) => void, end: () => void): () => void
  }
}

type ChangeMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Method = 'GET' | ChangeMethod

/** Method and path template; what may change something names the reads that it changes, which the browser then refetches. */
type Address =
  | { address: `GET /${string}`; changes?: never }
  | { address: `${ChangeMethod} /${string}`; changes: readonly string[] }

/** All of an endpoint but its message, whose type follows from the output. */
type Contract = Address & {
  /** One sentence for the OpenAPI document. */
  summary: string
  access: Access
  /** The scope that an employer's API key needs; keys cannot make calls without one. */
  keyScope?: KeyScope
  /** Parameters of the path, where one is no id. */
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Also takes `text/csv`, as `csv` of the body. */
  takesCsv?: true
  /** The file field of a multipart body; `optional` when the call also takes plain JSON, `most` where it is a list. */
  file?: { field: keyof UploadedFiles; optional?: boolean; maxBytes?: number; most?: number }
  /** May take three times as long as other calls. */
  takesLong?: true
  /** The content of `data`; absent when the envelope has only a message. */
  output?: z.ZodObject<Record<string, z.ZodType>>
  /** The list in `data`, which may be streamed when the call has no query. */
  list?: string
  /** How a result other than the envelope is sent. */
  writes?: keyof RawResults
  /** How long everybody may keep the answer, in seconds; it has an ETag. */
  maxAge?: number
  /** Success clears the cookie of a pending social sign-in. */
  endsFlow?: true
  /** Status of success; 200 when absent. */
  status?: 201 | 302 | 308
  /** Success is 201 where the result says `created: true`. */
  mayCreate?: true
  /** Beside `unknownId`. */
  refusals?: readonly Refusal[]
  /** Allowed for an administrator who must first set up a second factor (ADMIN_MFA). */
  beforeEnrolment?: true
  /** The refusal for a signed-in viewer without the permission; `not-allowed` when absent. */
  forbidden?: Refusal
  /** The refusal for a malformed id, and for an id of nothing. */
  unknownId?: Refusal
}

/** One endpoint's whole contract: address, access, input, output, success message, refusals and the reads that it changes. */
export type Endpoint = Omit<Contract, 'status' | 'refusals'> & {
  status: 200 | 201 | 302 | 308
  refusals: readonly Refusal[]
  /** The sentence after success, which may depend on the result. */
  message?: string | ((result: never) => string)
}

/** The names of a path's parameters. */
type PathNames<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? FirstName<Name> | PathNames<`/${More}`>
    : FirstName<Rest>
  : never
type FirstName<Text> = Text extends `${infer Name}.${string}` ? Name : Text

/** What follows from the other parts: parameters of the path are ids. */
type Derived<Definition extends Contract> = Pick<Endpoint, 'status' | 'refusals'> &
  (Definition extends { params: z.ZodType }
    ? unknown
    : [PathNames<Definition['address']>] extends [never]
      ? unknown
      : { params: z.ZodObject<Record<PathNames<Definition['address']>, typeof id>> })

/** Declares an endpoint, keeps the exact types of its parts and adds what follows from them. */
export function endpoint<const Definition extends Contract, Output extends z.ZodType>(
  definition: Definition & { output?: Output; message?: string | ((result: z.input<Output>) => string) },
): Definition & Derived<Definition> {
  const { address, unknownId, refusals = [] } = definition
  const names = [...address.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, id])
  const params = names.length > 0 && { params: z.object(Object.fromEntries(names)) }
  const all = unknownId && !refusals.includes(unknownId) ? [unknownId, ...refusals] : refusals
  return { status: 200, ...params, ...definition, refusals: all } as unknown as Definition & Derived<Definition>
}
