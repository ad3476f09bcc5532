import type { Refusal } from '#rules/refusals.ts'
import type { Viewer } from './roles.ts'

/** A sign-in, or a password or factor given again, counts for this long, in ms; docs/product/accounts.md, Confirming again. */
const confirmedFor = 10 * 60 * 1_000

/** Why the viewer has to give a password or a factor again before something that cannot be taken back. */
export function whyConfirmFirst({ confirmedAt }: Pick<Viewer, 'confirmedAt'>, now: Date): Refusal | null {
  return now.getTime() - confirmedAt.getTime() > confirmedFor ? 'confirmation-required' : null
}
