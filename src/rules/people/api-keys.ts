import type { Refusal } from '#rules/refusals.ts'

/** Scopes of a key; each endpoint open to keys has one of them. */
export const keyScopes = ['jobs:read', 'jobs:write', 'applications:read', 'applications:write'] as const
export type KeyScope = (typeof keyScopes)[number]

/** The prefix of every key, by which scanners for leaked secrets recognise it. */
export const keyPrefix = 'shigotocho_'

/** The most keys of an employer. */
export const maxKeys = 20

/** Choices for a key's lifetime in days; without one it never expires. */
export const keyDays = [30, 90, 365] as const

/** The rate limit of a key. */
export const callsPerKey = { times: 600, seconds: 60 }

/** The precision (ms) of a key's last use. */
export const keyUseEvery = 60_000

/** How long (ms) an ended key stays listed. */
export const endedKeyKeptFor = 30 * 24 * 60 * 60 * 1_000

/** Why a key may not make a call with this scope. */
export function whyNotByKey(key: { scopes: readonly KeyScope[] }, needed: KeyScope | undefined): Refusal | null {
  return needed && key.scopes.includes(needed) ? null : 'key-not-allowed'
}

/** Whether a key works: it has not expired, and its creator is still an owner of the employer. */
export const keyStates = ['active', 'expired', 'without-owner'] as const
export type KeyState = (typeof keyStates)[number]

export function keyState(key: { expires_at: Date | null; has_owner: boolean }, now: Date): KeyState {
  if (key.expires_at !== null && key.expires_at <= now) return 'expired'
  return key.has_owner ? 'active' : 'without-owner'
}
