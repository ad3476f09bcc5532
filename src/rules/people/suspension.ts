import { RefusalError } from '#rules/refusals.ts'

/** Refuses a suspended user with the reason; call it after they proved their identity. */
export function refuseSuspended(suspension: { reason: string } | null): void {
  if (suspension) throw new RefusalError('account-suspended', { data: { reason: suspension.reason } })
}
