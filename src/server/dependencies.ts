import type { Logger } from 'pino'
import type { Context } from '#actions/context.ts'
import type { Operator } from '#words/operator.ts'

/** A call's viewer, and where it comes from. */
export type Caller = Pick<Context, 'viewer' | 'address' | 'userAgent' | 'requestId' | 'token' | 'flow' | 'signal'>

/** What every call shares; a call adds its caller and the time. */
export type Dependencies = Omit<Context, keyof Caller | 'now'> & {
  /** The operator named on pages. */
  operator: Operator
  /** Whether the board started with demo data. */
  demo: boolean
  now: () => Date
  log: Logger
}

/** The network address and id of a request. */
export type Origin = { ip: string; id: string }

/** An anonymous caller. */
export const anonymous = ({ ip, id }: Origin): Caller & { viewer: null } => ({
  viewer: null,
  address: ip,
  userAgent: null,
  requestId: id,
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
