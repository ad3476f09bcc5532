import type { Context } from '#actions/context.ts'
import type { Refusal } from '#rules/refusals.ts'
import { recordOncePerMinute } from '#store/audit-log.ts'

/** Records a refused call; the code is part of the action, so that each kind is recorded once a minute. */
export async function recordRefusal(refusal: Refusal, call: string, context: Context): Promise<void> {
  await recordOncePerMinute(context.db, context, { action: `refusal:${refusal}`, subject: null, detail: { call } })
}
