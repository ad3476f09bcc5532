const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** docs/product/accounts.md, Sessions. All in ms. */
export const sessionTimes = {
  /** How long a token is accepted after it was issued. */
  access: hour,
  /** How long after that it may be exchanged for a new one. */
  refresh: 7 * day,
  /** How long a retired token is accepted, so that two tabs do not log each other out. */
  grace: 30 * second,
  /** The longest time from sign-in to the end of a session. */
  session: 30 * day,
} as const

/** The stored facts of a token. */
export type TokenFacts = {
  issuedAt: Date
  retiredAt: Date | null
  signedInAt: Date
  /** Whether a token that replaced this one has been used. */
  successorUsed: boolean
}

/** Whether a token may be used for calls at `now`. */
export function acceptsCall(token: TokenFacts, now: Date): boolean {
  const age = now.getTime() - token.issuedAt.getTime()
  if (age > sessionTimes.access || sessionEnded(token, now)) return false
  return token.retiredAt === null || now.getTime() - token.retiredAt.getTime() <= sessionTimes.grace
}

/** The result of refreshing a token: a new one, a refusal, or the end of the session (theft). */
export function refreshVerdict(token: TokenFacts, now: Date): 'renew' | 'expired' | 'theft' {
  if (sessionEnded(token, now)) return 'expired'
  const retired = token.retiredAt
  if (retired !== null && now.getTime() - retired.getTime() > sessionTimes.grace && token.successorUsed) return 'theft'
  const age = now.getTime() - token.issuedAt.getTime()
  return age > sessionTimes.access + sessionTimes.refresh ? 'expired' : 'renew'
}

function sessionEnded(token: TokenFacts, now: Date): boolean {
  return now.getTime() - token.signedInAt.getTime() > sessionTimes.session
}
