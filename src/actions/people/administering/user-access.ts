import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { posterView } from '#contract/people/poster-view.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record, recordOncePerMinute } from '#store/audit-log.ts'
import { listStoppedJobs } from '#store/jobs/suspended-jobs.ts'
import { postersOf } from '#store/people/posters.ts'
import { endOwnSession, sessionsOf } from '#store/people/sessions.ts'
import { suspensionFacts } from '#store/people/suspensions.ts'
import { findUser } from '#store/people/users.ts'

/** A user's sessions, and whether the account is suspended. That somebody looked is recorded. */
export async function readUserAccess(
  { params }: ActionInput<'readUserAccess'>,
  context: SignedInContext,
): Promise<ActionResult<'readUserAccess'>> {
  const { db, now } = context
  const [user, facts] = [await findUser(db, params.id), await suspensionFacts(db, params.id)]
  if (!user || !facts) throw new RefusalError('user-not-found')
  await recordOncePerMinute(db, context, { action: 'user:look', subject: params.id })
  return {
    last_login: user.last_login,
    suspended_at: facts.suspended_at,
    suspension_reason: facts.reason,
    sessions: await sessionsOf(db, params.id, now),
    poster: hasPermission(user.role, 'verification:ask')
      ? posterView((await postersOf(db, [user.id])).get(user.id))
      : null,
    stopped_jobs: facts.suspended_at ? await listStoppedJobs(db, params.id) : [],
  }
}

/** Ends one session of a user. */
export async function endUserSession(
  { params }: ActionInput<'endUserSession'>,
  context: SignedInContext,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    if (!(await endOwnSession(tx, params.sessionId, params.id))) throw new RefusalError('session-not-found')
    await record(tx, context, { action: 'user:end-session', subject: params.id })
  })
}
