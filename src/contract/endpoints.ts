import type { z } from 'zod'
import type { Viewer } from '#rules/people/roles.ts'
import { announcementEndpoints } from './announcements.ts'
import { applicationEndpoints } from './applications/application-endpoints.ts'
import { bulkEndpoints } from './applications/bulk.ts'
import { externalEndpoints } from './applications/external.ts'
import { jobNoteEndpoints } from './applications/job-notes.ts'
import { replyTemplateEndpoints } from './applications/reply-templates.ts'
import { reviewEndpoints } from './applications/reviews.ts'
import { auditLogEndpoints } from './audit-log.ts'
import { caseEndpoints } from './cases.ts'
import { contactInboxEndpoints } from './contact-inbox.ts'
import type { Endpoint, RawResults, UploadedFiles } from './endpoint.ts'
import { interviewEndpoints } from './interviews.ts'
import { approvalQueueEndpoints } from './jobs/approval-queue.ts'
import { bulkJobEndpoints } from './jobs/bulk-job-changes.ts'
import { checkRuleEndpoints } from './jobs/check-rules.ts'
import { jobDraftEndpoints } from './jobs/job-drafts.ts'
import { jobEndpoints } from './jobs/job-endpoints.ts'
import { jobReportEndpoints } from './jobs/job-reports.ts'
import { qualityEndpoints } from './jobs/quality.ts'
import { readerQuestionEndpoints } from './jobs/reader-questions.ts'
import { messageEndpoints } from './messages.ts'
import { operationEndpoints, postalCodeEndpoints } from './operations.ts'
import { accountEndpoints } from './people/account-endpoints.ts'
import { apiKeyEndpoints } from './people/api-key-endpoints.ts'
import { blockedEmployerEndpoints } from './people/blocked-employers.ts'
import { employerEndpoints } from './people/employer-endpoints.ts'
import { favouriteEndpoints } from './people/favourites.ts'
import { followEndpoints } from './people/follows.ts'
import { homeEndpoints } from './people/home.ts'
import { notificationEndpoints } from './people/notification-endpoints.ts'
import { paperEndpoints } from './people/papers.ts'
import { profileEndpoints } from './people/profile-endpoints.ts'
import { publicEmployerEndpoints } from './people/public-employers.ts'
import { pushEndpoints } from './people/push-endpoints.ts'
import { secondFactorEndpoints } from './people/second-factor-endpoints.ts'
import { sessionEndpoints } from './people/session-endpoints.ts'
import { teamEndpoints } from './people/team-endpoints.ts'
import { userEndpoints } from './people/user-endpoints.ts'
import { verificationEndpoints } from './people/verification-endpoints.ts'
import { webhookEndpoints } from './people/webhook-endpoints.ts'
import { savedSearchEndpoints } from './saved-searches.ts'
import { statsEndpoints, transparencyEndpoints } from './stats.ts'

/** Every call. Router, OpenAPI document, typed client and role test read this table. */
export const endpoints = {
  ...accountEndpoints,
  ...secondFactorEndpoints,
  ...sessionEndpoints,
  ...profileEndpoints,
  ...notificationEndpoints,
  ...pushEndpoints,
  ...paperEndpoints,
  ...blockedEmployerEndpoints,
  ...favouriteEndpoints,
  ...readerQuestionEndpoints,
  ...followEndpoints,
  ...homeEndpoints,
  ...jobNoteEndpoints,
  ...savedSearchEndpoints,
  ...employerEndpoints,
  ...publicEmployerEndpoints,
  ...verificationEndpoints,
  ...teamEndpoints,
  ...apiKeyEndpoints,
  ...webhookEndpoints,
  ...userEndpoints,
  ...jobEndpoints,
  ...jobDraftEndpoints,
  ...approvalQueueEndpoints,
  ...bulkJobEndpoints,
  ...jobReportEndpoints,
  ...caseEndpoints,
  ...applicationEndpoints,
  ...reviewEndpoints,
  ...bulkEndpoints,
  ...externalEndpoints,
  ...replyTemplateEndpoints,
  ...messageEndpoints,
  ...interviewEndpoints,
  ...statsEndpoints,
  ...transparencyEndpoints,
  ...announcementEndpoints,
  ...checkRuleEndpoints,
  ...qualityEndpoints,
  ...auditLogEndpoints,
  ...contactInboxEndpoints,
  ...operationEndpoints,
  ...postalCodeEndpoints,
} satisfies Record<string, Endpoint>

type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** Endpoints that only read. */
export type ReadName = {
  [Name in EndpointName]: Endpoints[Name]['address'] extends `GET ${string}` ? Name : never
}[EndpointName]

type Part<Name extends EndpointName, Key extends keyof Endpoint> = Endpoints[Name] extends { [K in Key]: infer Value }
  ? Value
  : undefined

/** The type of an absent part. */
type Empty = Record<never, never>
type SchemaInput<Schema> = Schema extends z.ZodType ? z.input<Schema> : Empty
type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : Empty

/** A caller's input: path parameters, query and body. */
export type CallInput<Name extends EndpointName> = {
  params: SchemaInput<Part<Name, 'params'>>
  query?: SchemaInput<Part<Name, 'query'>>
  body: SchemaInput<Part<Name, 'body'>>
}

/** What our own client always states: the version it read, and the state it wants instead of a toggle. */
type Stated = 'version' | 'versions' | 'stop' | 'verified'

/** The body that our own client sends; on the wire these members are optional. */
export type StatedBody<Body> = Body extends unknown
  ? Body & { [Name in keyof Body & Stated]-?: Exclude<Body[Name], undefined> }
  : never

/** The content of `data`. */
export type ResponseData<Name extends EndpointName> = Parsed<Part<Name, 'output'>>

/** An action's input: the three parts parsed by the schemas, and the form's file. */
export type ActionInput<Name extends EndpointName> = {
  params: Parsed<Part<Name, 'params'>>
  query: Parsed<Part<Name, 'query'>>
  body: Parsed<Part<Name, 'body'>>
} & FileInput<Part<Name, 'file'>> &
  BoundTo<Name>

type FileInput<File> = File extends { field: infer Field extends keyof UploadedFiles; optional: true }
  ? { [F in Field]?: UploadedFiles[F] }
  : File extends { field: infer Field extends keyof UploadedFiles }
    ? { [F in Field]: UploadedFiles[F] }
    : Empty

declare const endpointName: unique symbol
/** Never set: it keeps actions with equal inputs from being swapped. */
type BoundTo<Name> = { readonly [endpointName]?: Name }

/** An action's result before the output schema; its list may be streamed. */
export type ActionResult<Name extends EndpointName> =
  Part<Name, 'writes'> extends infer Kind extends keyof RawResults
    ? RawResults[Kind]
    : Part<Name, 'output'> extends infer Output extends z.ZodType
      ? Streamable<z.input<Output>, Part<Name, 'list'>>
      : // biome-ignore lint/suspicious/noConfusingVoidType: an action without output returns nothing
        void

type Streamable<Data, List> = List extends keyof Data
  ? Omit<Data, List> & { [Key in List]: Data[Key] | AsyncIterable<Data[Key] extends (infer Row)[] ? Row : never> }
  : Data

/** The viewer of an action; on a public endpoint perhaps null. */
export type ViewerOf<Name extends EndpointName> =
  Extract<Part<Name, 'access'>, 'public' | 'job-pages'> extends never ? Viewer : Viewer | null
