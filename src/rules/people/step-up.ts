import type { Refusal } from '#rules/refusals.ts'
import type { Viewer } from './roles.ts'

/** How long (ms) a proof of identity counts; docs/product/accounts.md, Confirming again. */
const confirmedFor = 10 * 60 * 1_000

/** Why the viewer must confirm their identity before an irreversible action. */
export function whyConfirmFirst({ confirmedAt }: Pick<Viewer, 'confirmedAt'>, now: Date): Refusal | null {
  return now.getTime() - confirmedAt.getTime() > confirmedFor ? 'confirmation-required' : null
}
