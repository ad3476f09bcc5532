import type { Refusal } from '#rules/refusals.ts'

/** What a key may do; each call of the contract that keys may make names one of these. */
export const keyScopes = ['jobs:read', 'jobs:write', 'applications:read'] as const
export type KeyScope = (typeof keyScopes)[number]

/** Every key begins so: programs that look for leaked secrets know it by this. */
export const keyPrefix = 'shigotocho_'

/** So many keys an employer has at most. */
export const mostKeys = 20

/** After so many days a key may end by itself; without a number it does not. */
export const keyDays = [30, 90, 365] as const

/** So many calls a key may make. */
export const callsPerKey = { times: 600, seconds: 60 }

/** When a key was last used is exact to so long (ms). */
export const keyUseEvery = 60_000

/** A key that is over is listed for so long (ms) afterwards. */
export const endedKeyKeptFor = 30 * 24 * 60 * 60 * 1_000

/** Why a key may not make a call that needs this. */
export function whyNotByKey(key: { scopes: readonly KeyScope[] }, needed: KeyScope | undefined): Refusal | null {
  return needed && key.scopes.includes(needed) ? null : 'key-not-allowed'
}

/** Whether a key opens anything: its time is not over, and whoever created it is an owner of the employer still. */
export const keyStates = ['active', 'expired', 'without-owner'] as const
export type KeyState = (typeof keyStates)[number]

export function keyState(key: { expires_at: Date | null; has_owner: boolean }, now: Date): KeyState {
  if (key.expires_at !== null && key.expires_at <= now) return 'expired'
  return key.has_owner ? 'active' : 'without-owner'
}
