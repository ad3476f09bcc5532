import type { ActionInput, ActionResult, EndpointName, ViewerOf } from '#contract/endpoints.ts'
import type { DirectoryCompany } from '#contract/jobs/employer-view.ts'
import type { UploadedPicture } from '#integrations/images.ts'
import type { Papers } from '#integrations/papers/papers.ts'
import type { PasswordRules } from '#integrations/password-choice.ts'
import type { JobPictures } from '#integrations/pictures/job-pictures.ts'
import type { SocialIdentity } from '#integrations/social/identity.ts'
import type { LinkedinSignIn } from '#integrations/social/linkedin.ts'
import type { Gate, GateCaller } from '#rules/gate.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import type { Viewer } from '#rules/people/roles.ts'
import type { Database } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import type { NotificationFeed } from '#store/people/notification-feed.ts'

/** How often something may be tried: `times` within `seconds`. */
export type Allowance = { times: number; seconds: number }

/** The limits that an operator may change; docs/product/api.md, Rate limits. */
export type Allowances = {
  wrongSignInsPerAccount: Allowance
  wrongSignInsPerAddress: Allowance
  signUpsPerAddress: Allowance
  resetsPerAccount: Allowance
  resetsPerAddress: Allowance
  verificationsPerUser: Allowance
  verificationsPerTarget: Allowance
  socialSignInsPerAddress: Allowance
  applicationsPerSeeker: Allowance
  messagesPerSender: Allowance
  messagesPerConversation: Allowance
  contactsPerAddress: Allowance
  uploadsPerUser: Allowance
  papersPerUser: Allowance
  papersPerAddress: Allowance
  postingsPerEmployer: Allowance
  questionsPerPerson: Allowance
  reportsPerViewer: Allowance
}

/** External services that actions use; integrations/ implement them, tests replace them. */
export type Outside = {
  /** Null when not configured. */
  google: { clientId: string; scriptUrl: string; verify(accessToken: string): Promise<SocialIdentity> } | null
  /** Null when not configured. */
  linkedin: LinkedinSignIn | null
  /** Takes a picture of any size; its content is a WebP of at most 512 px. */
  receivePicture(upload: AsyncIterable<Uint8Array>): Promise<UploadedPicture>
  /** The sample company of this name and demo account; null without demo data. */
  directoryCompany: ((name: string, ownerEmail: string) => DirectoryCompany | null) | null
  /** Images of jobs for links on other sites. */
  jobPictures: JobPictures
  /** Typesets 履歴書 and 職務経歴書. */
  papers: Papers
}

/** The part of the configuration that actions read. */
export type ActionConfig = {
  /** Origin of the product's public address, without a trailing slash. */
  publicUrl: string
  /** Signs links, makes mailed tokens and encrypts; at least 32 bytes of entropy in production. */
  secret: string
  /** Secrets for verifying and decrypting: `secret`, and a former one while it is being replaced. */
  acceptedSecrets: readonly string[]
  /** Whether the response to a forgotten password contains the link. */
  answersResetLinks: boolean
  publicJobPages: boolean
  /** Whether readers ask employers about jobs. */
  questions: boolean
  /** Whether a posting with a stop finding is refused or only advised on. */
  postingRules: 'advise' | 'enforce'
  /** The share of decisions that another operator decides again, in percent. */
  qualitySample: number
  /** Whether administrators must set up a second factor before anything else. */
  adminMfa: 'optional' | 'required'
  /** Whether the commonest passwords are refused or only advised against. */
  passwordRules: PasswordRules
  /** Whether push services may run on this machine. */
  pushesToLoopback: boolean
  /** Whether people use a board on the server that comes along. */
  bundledInProduction?: boolean
  allowances: Allowances
  /** Bytes that an account may store. */
  storageBytes: number
}

/** The database does not answer, its schema is not this version's, or the process is about to end. */
export type NotReady = 'database' | 'schema' | 'draining'

/** An action's context; time and identity are arguments, so that tests choose them. */
export type Context = {
  db: Database
  viewer: Viewer | null
  /** Whose budget the call counts on: the viewer, on public endpoints too. */
  account(): Promise<Viewer | null>
  /** Searches of jobs pass it. */
  searches: Gate
  now: Date
  /** The caller's network address. */
  address: string
  /** The response's X-Request-Id; logs and audit entries have it. */
  requestId: string
  /** The caller's User-Agent; null without one. */
  userAgent: string | null
  /** The bearer token as sent, for refresh and sign-out. */
  token: string | null
  /** The sealed cookie of a pending social sign-in. */
  flow: string | null
  /** Aborted when the caller disconnects. */
  signal?: AbortSignal | undefined
  followUps: FollowUps
  notificationFeed: NotificationFeed
  /** Why this node should get no requests now; empty when it is ready. */
  notReady(): Promise<readonly NotReady[]>
  outside: Outside
  config: ActionConfig
}

/** The caller of a signed-in viewer's shared work. */
export const sharerOf = ({
  viewer,
  address,
  signal,
}: Pick<SignedInContext, 'viewer' | 'address' | 'signal'>): GateCaller => ({
  ...{ person: viewer.id, address, signal },
  isOperator: hasPermission(viewer.role, 'job:approve'),
})

/** The caller of shared work that everybody may ask for. */
export async function searcherOf(
  context: Pick<Context, 'viewer' | 'account' | 'address' | 'signal'>,
): Promise<GateCaller> {
  const viewer = context.viewer ?? (await context.account())
  return viewer ? sharerOf({ ...context, viewer }) : { address: context.address, signal: context.signal }
}

/** The context of an endpoint that only signed-in viewers reach. */
export type SignedInContext = Context & { viewer: Viewer }

/** The context of an endpoint's action, by the endpoint's access. */
export type ContextOf<Name extends EndpointName> = Omit<Context, 'viewer'> & { viewer: ViewerOf<Name> }

/** An action by the input, output and access of its endpoint. */
export type Action<Name extends EndpointName> = (
  input: ActionInput<Name>,
  context: ContextOf<Name>,
) => Promise<ActionResult<Name>>

/**
 * The action of every endpoint. Another endpoint's action does not compile here, nor one that needs a signed-in viewer
 * on a public endpoint.
 */
export type Actions = { [Name in EndpointName]: Action<Name> }
