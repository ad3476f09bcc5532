const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** docs/product/accounts.md, Sessions. All in ms. */
export const sessionTimes = {
  /** A token is accepted for this long after it was issued. */
  access: hour,
  /** For this long after that, it may still be exchanged for a new one. */
  refresh: 7 * day,
  /** A retired token stays acceptable for this long, so that two tabs do not log each other out. */
  grace: 30 * second,
  /** No token of a session outlives its sign-in by more than this. */
  session: 30 * day,
} as const

/** What is remembered of one token. */
export type TokenFacts = {
  issuedAt: Date
  retiredAt: Date | null
  signedInAt: Date
  /** Whether any token that this one was exchanged for has been used since. */
  successorUsed: boolean
}

/** Whether a token may be used for calls at `now`. */
export function acceptsCall(token: TokenFacts, now: Date): boolean {
  const age = now.getTime() - token.issuedAt.getTime()
  if (age > sessionTimes.access || sessionEnded(token, now)) return false
  return token.retiredAt === null || now.getTime() - token.retiredAt.getTime() <= sessionTimes.grace
}

/** What refreshing with a token leads to: a new token, plain refusal, or the end of the whole session (theft). */
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
