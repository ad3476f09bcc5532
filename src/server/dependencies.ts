import type { Logger } from 'pino'
import type { Context } from '#actions/context.ts'
import type { Operator } from '#words/operator.ts'

/** Who calls, and from where. */
export type Caller = Pick<Context, 'viewer' | 'address' | 'userAgent' | 'requestId' | 'token' | 'flow' | 'signal'>

/** What every call shares; a call adds its caller and the time. */
export type Dependencies = Omit<Context, keyof Caller | 'now'> & {
  /** Who runs this site, as the pages name them. */
  operator: Operator
  /** Whether the board was begun with demo data. */
  demo: boolean
  now: () => Date
  log: Logger
}

/** Where a call comes from; a request of the framework is one. */
export type Origin = { ip: string; id: string }

/** Nobody in particular, with a request. */
export const anonymous = ({ ip, id }: Origin): Caller & { viewer: null } => ({
  viewer: null,
  address: ip,
  userAgent: null,
  requestId: id,
  token: null,
  flow: null,
})

/** What an action is given: the dependencies, and this call's who, when and from where. */
export function contextOf<Calling extends Omit<Caller, 'viewer'>>(
  { now, log: _log, operator: _operator, demo: _demo, ...shared }: Dependencies,
  caller: Calling,
) {
  return { ...shared, ...caller, now: now() }
}
