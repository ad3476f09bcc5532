import { RefusalError } from '#rules/refusals.ts'

/** Refuses whoever is suspended, with the reason: to be asked once they have proved who they are. */
export function refuseSuspended(suspension: { reason: string } | null): void {
  if (suspension) throw new RefusalError('account-suspended', { data: { reason: suspension.reason } })
}
