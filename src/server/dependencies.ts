import type { Logger } from 'pino'
import type { Context } from '#actions/context.ts'
import { plainAddress } from '#rules/people/address-block.ts'
import type { Operator } from '#words/operator.ts'

/** A call's viewer, and where it comes from. */
export type Caller = Pick<
  Context,
  'viewer' | 'account' | 'address' | 'userAgent' | 'requestId' | 'token' | 'flow' | 'signal'
>

/** What every call shares; a call adds its caller and the time. */
export type Dependencies = Omit<Context, keyof Caller | 'now'> & {
  /** The operator named on pages. */
  operator: Operator
  /** Whether the board started with demo data. */
  demo: boolean
  now: () => Date
  log: Logger
}

/** The caller's network address; nothing else reads it from a request. */
export const addressOf = ({ ip }: { ip: string }): string => plainAddress(ip)

export type Anonymous = Caller & { viewer: null }

/** An anonymous caller. */
export const anonymous = (request: { ip: string; id: string }): Anonymous => ({
  viewer: null,
  account: async () => null,
  address: addressOf(request),
  userAgent: null,
  requestId: request.id,
  token: null,
  flow: null,
})

/** An action's context: the dependencies, and the call's viewer, time and origin. */
export function contextOf<Calling extends Omit<Caller, 'viewer'>>(
  { now, log: _log, operator: _operator, demo: _demo, ...shared }: Dependencies,
  caller: Calling,
) {
  return { ...shared, ...caller, now: now() }
}
