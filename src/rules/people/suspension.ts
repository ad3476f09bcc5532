import { RefusalError } from '#rules/refusals.ts'

/** What becomes of a job that was stopped with its account when the suspension ends. */
export const afterSuspension = ['back', 'closed', 'queue'] as const
export type AfterSuspension = (typeof afterSuspension)[number]

/** Refuses a suspended user with the reason; call it after they proved their identity. */
export function refuseSuspended(suspension: { reason: string } | null): void {
  if (suspension) throw new RefusalError('account-suspended', { data: { reason: suspension.reason } })
}
