import type { EndpointName } from '#contract/addresses.ts'
import type { ViewerOf } from '#contract/endpoints.ts'
import type { DirectoryCompany } from '#contract/jobs/employer-view.ts'
import type { Papers } from '#integrations/papers/papers.ts'
import type { PasswordRules } from '#integrations/password-choice.ts'
import type { JobPictures } from '#integrations/pictures/job-pictures.ts'
import type { SocialIdentity } from '#integrations/social/identity.ts'
import type { LinkedinSignIn } from '#integrations/social/linkedin.ts'
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
  postingsPerEmployer: Allowance
  reportsPerViewer: Allowance
}

/** The outside world as actions need it; integrations/ fill it, tests stand in for it. */
export type Outside = {
  /** `null` when the operator has not set it up. */
  google: { clientId: string; scriptUrl: string; verify(accessToken: string): Promise<SocialIdentity> } | null
  /** `null` when the operator has not set it up. */
  linkedin: LinkedinSignIn | null
  /** Turns a picture as uploaded (any size) into a WebP of at most 512 px; throws NotAnImage. */
  avatarFromUpload(upload: AsyncIterable<Uint8Array>): Promise<{ webp: Buffer }>
  /** The company of the sample directory with this name, however it is typed. */
  directoryCompany(name: string): DirectoryCompany | null
  /** Pictures of jobs, for links to them elsewhere. */
  jobPictures: JobPictures
  /** Typesets 履歴書 and 職務経歴書. */
  papers: Papers
}

/** What of the configuration actions read. */
export type ActionConfig = {
  /** Origin under which people reach the product, without a trailing slash. */
  publicUrl: string
  /** Signs links, makes mailed tokens and encrypts; at least 32 bytes of entropy in production. */
  secret: string
  /** Verify and decrypt: `secret`, and another one while it is being replaced. */
  acceptedSecrets: readonly string[]
  /** Whether the answer to a forgotten password carries the link. */
  answersResetLinks: boolean
  publicJobPages: boolean
  /** Whether a posting that a finding stops is refused, or only told. */
  postingRules: 'advise' | 'enforce'
  /** Whether an administrator without a second factor may do nothing before one is set up. */
  adminMfa: 'optional' | 'required'
  /** Whether the commonest passwords are refused, or only spoken of. */
  passwordRules: PasswordRules
  /** Whether a push service may stand on this machine. */
  pushesToLoopback: boolean
  allowances: Allowances
}

/** The database does not answer, its schema is not this version's, or the process is about to end. */
export type NotReady = 'database' | 'schema' | 'draining'

/** What an action receives beside its input; time and identity are arguments, so that tests choose them. */
export type Context = {
  db: Database
  viewer: Viewer | null
  now: Date
  /** The caller's network address. */
  address: string
  /** The X-Request-Id of the answer; logs and the audit log name it. */
  requestId: string
  /** How the caller's program names itself; null where it does not. */
  userAgent: string | null
  /** The bearer token as sent, for refresh and sign-out. */
  token: string | null
  /** The sealed cookie of a social sign-in under way. */
  flow: string | null
  /** Aborted when the caller disconnects, so that no work is wasted. */
  signal?: AbortSignal | undefined
  followUps: FollowUps
  notificationFeed: NotificationFeed
  /** Why this node should be sent no requests now; empty when it is ready. */
  notReady(): Promise<readonly NotReady[]>
  outside: Outside
  config: ActionConfig
}

/** The context of an endpoint that only signed-in viewers reach. */
export type SignedInContext = Context & { viewer: Viewer }

/** The context of an endpoint's action, by the endpoint's access. */
export type ContextOf<Name extends EndpointName> = Omit<Context, 'viewer'> & { viewer: ViewerOf<Name> }
