import type { Mutation } from './access-mutations.ts'

const tests = 'src/server/tests/accounts'
const applications = 'src/server/tests/applications'
const matrix = `${tests}/role-matrix.wire.test.ts`

const content = `${tests}/role-matrix-content.wire.test.ts`

/**
 * The tests of which one has to fail for a mutant, in the order in which they run: a later run is spared where an earlier
 * one fails. The names of those that matter, where that saves time.
 */
type Guard = { runs: string[][]; names?: string }

/** What else guards some files, beside what readers find in answers. */
const guards: [files: RegExp, test: string][] = [
  [/^src\/store\/people\/mailed-links/, `${tests}/mailed-links.wire.test.ts`],
  [/^src\/store\/people\/email-changes/, `${tests}/account-recovery.wire.test.ts`],
  [/calendar-feeds|store\/people\/(api-keys|team-invitations|webhooks)/, `${tests}/security-notices.wire.test.ts`],
  [/^src\/store\/people\/security-notices/, `${tests}/security-notices.wire.test.ts`],
  [/^src\/store\/people\/(sessions|identities)/, `${tests}/sessions.wire.test.ts`],
  [/^src\/store\/people\/(second-factors|factor-challenges)/, `${tests}/second-factor.wire.test.ts`],
  [/^src\/store\/jobs\/job-decisions/, 'src/actions/jobs/moderating/job-decisions.wire.test.ts'],
  [/^src\/actions\/people\/employers/, `${tests}/employers.wire.test.ts`],
  [/demote-admin/, `${tests}/confirming-again.wire.test.ts`],
  [/upload-resume/, `${tests}/resumes.wire.test.ts`],
  [/apply-to-job/, `${tests}/paper-files.wire.test.ts`],
  [/withdraw/, `${applications}/withdrawal.wire.test.ts`],
  [/^src\/(actions|rules|store)\/interviews/, `${applications}/interviews.wire.test.ts`],
  [/messages/, `${applications}/messages.wire.test.ts`],
  [/alerts|saved-search/, 'src/server/tests/alerts/saved-searches.wire.test.ts'],
  [/alerts|blocked-employers/, 'src/workers/alerts/send-alerts.wire.test.ts'],
  [/blocked-employers/, `${tests}/blocked-employers.wire.test.ts`],
  [/job-notes/, `${tests}/job-notes.wire.test.ts`],
  [/notif/, `${tests}/notifications.wire.test.ts`],
  [/push-subscriptions/, `${tests}/push-subscriptions.wire.test.ts`],
  [/paper-fields/, `${tests}/papers.wire.test.ts`],
  [/paper-fields/, `${tests}/paper-files.wire.test.ts`],
  [/operator-passwords/, `${tests}/session-list.wire.test.ts`],
  [/notif/, 'src/workers/notification-mails.wire.test.ts'],
  [/notification-feed/, `${tests}/notification-stream.wire.test.ts`],
  [/push-subscriptions/, 'src/workers/deliver-push.wire.test.ts'],
  [/^src\/store\/people\/files/, `${tests}/resumes.wire.test.ts`],
  [/second-factors/, `${tests}/confirming-again.wire.test.ts`],
  [/second-factors/, `${tests}/secret-rotation.wire.test.ts`],
  [/second-factors/, `${tests}/account-recovery.wire.test.ts`],
  [/verification|team-members|rules\/people\/permissions/, `${tests}/verification-requests.wire.test.ts`],
  [/audit-log/, `${tests}/audit-reading.wire.test.ts`],
  [/team|(interview|message|sides)|permissions|calls\/access/, 'src/server/tests/teams/team-roles.wire.test.ts'],
  [/^src\/store\/search/, 'src/store/search/find.wire.test.ts'],
  [/^src\/store\/search/, 'src/store/search/segments/backlog.wire.test.ts'],
  [/^src\/store\/stats/, 'src/actions/stats/stats.wire.test.ts'],
  [/team/, 'src/server/tests/teams/inviting.wire.test.ts'],
  [/suspen|toggle-job/, `${tests}/suspensions.wire.test.ts`],
  [
    /applicant|application-(notes|reviews|changes)|change-applications|reply-templates/,
    `${applications}/reviews.wire.test.ts`,
  ],
  [/actions\/applications/, `${applications}/decisions.wire.test.ts`],
  [/job-lists/, 'src/server/tests/jobs/lists.wire.test.ts'],
  [/job-reports/, 'src/server/tests/jobs/job-reports.wire.test.ts'],
  [/job-claims/, 'src/actions/jobs/moderating/approval-queue.wire.test.ts'],
  [/job-drafts/, 'src/server/tests/jobs/own-jobs.wire.test.ts'],
  [/webhook/, 'src/server/tests/teams/webhooks.wire.test.ts'],
  [/webhook/, 'src/workers/deliver-webhook.wire.test.ts'],
  [/api-keys|calls\/access/, `${tests}/api-keys.wire.test.ts`],
  [/notify-employer|mail-facts|team-members/, 'src/server/tests/teams/team-notices.wire.test.ts'],
  [/applications-bundle|job-deadlines|mail-facts/, 'src/workers/employer-notices.wire.test.ts'],
  [/export-applications|received-applications|rules\/people\/permissions/, `${applications}/exporting.wire.test.ts`],
  [/received-applications/, `${applications}/reviews.wire.test.ts`],
  [/imported-postings|import-jobs/, 'src/server/tests/jobs/importing.wire.test.ts'],
  [/import-jobs|imported-postings/, 'src/actions/jobs/transferring/import-jobs.wire.test.ts'],
]

/** `all` tells which endpoints have a permission. */
export function guardOf({ file, endpoint, permission }: Mutation, all: readonly Mutation[]): Guard {
  const named = endpoint
    ? [endpoint]
    : all.filter(({ removed }) => removed === `'${permission}'`).map((m) => m.endpoint)
  if (named.length > 0) return { runs: [[matrix]], names: `^(${named.join('|')}) answers` }
  const own = guards.flatMap(([files, test]) => (files.test(file) ? [test] : []))
  return { runs: own.length > 0 ? [own, [content]] : [[content]] }
}

/** Conditions that look like access and are none, or are asked twice: by file, a part of the text or the function or both, and why. */
const harmless: [file: string, text: string, why: string][] = [
  ['actions/applications/undo-application.ts', 'whyNotUndo', 'until when an own application can be taken back'],
  ['actions/people/administering/make-admin.ts', 'hasPermission', 'runs at start and in a terminal, for no request'],
  ['store/messages/messages.ts', 'findConversation', 'sideOf asks the row once more'],
  ['store/messages/message-reports.ts', 'findReadMessage', 'sideOf asks the row once more'],
  ['store/interviews/interviews.ts', 'applications.user_id =', 'sideOf or findConversation asks once more'],
  ['store/interviews/interviews.ts', 'jobs.owner_id =', 'sideOf or findConversation asks once more'],
  ['store/alerts/saved-searches.ts', 'markSeen', 'undone where findSavedSearch finds no own search'],
  ['store/alerts/saved-searches.ts', 'updateSavedSearch', 'undone where findSavedSearch finds no own search'],
  ['contract/openapi/failures.ts', 'teamAllows', 'which refusals the documents of the API list'],
  ['store/people/mailed-links.ts', 'takeLink', 'the hash is of a token that is made of the kind'],
  ['store/people/mailed-links.ts', 'findLinkUser', 'the hash is of a token that is made of the kind'],
  [
    'store/people/second-factors.ts',
    'confirmTotp',
    'no two sealed secrets are the same, and this one was read as their own',
  ],
  [
    'store/people/second-factors.ts',
    "takeRecoveryCode .where('user_id'",
    'the hash is of the code and the account together',
  ],
  ['store/people/second-factors.ts', 'takePasskey', 'no two passkeys have one id, and this one was read as their own'],
  ['store/people/second-factors.ts', 'replaceSealed', 'no two sealed secrets are the same'],
  ['store/people/second-factors.ts', 'sealedSecrets', 'where a page of all secrets begins, for no request'],
  ['store/people/notification-feed.ts', 'latestOf', 'the answer is looked up by account'],
  ['store/people/applications-bundle.ts', "'kind'", 'when a mail goes, not to whom'],
  ['store/people/team-members.ts', "'user_id', '<>', employerId", 'the action refuses it before'],
  ['store/people/team-members.ts', 'jobs.owner_id =', 'nobody is told of applications to an employer they left before'],
  ['store/people/webhook-deliveries.ts', 'webhooks.employer_id', 'hasWebhook asks whose it is before'],
  [
    'store/people/webhook-deliveries.ts',
    "'webhook_id', '=', of.webhookId",
    'the webhook is looked for by its id once more',
  ],
  ['store/search/indexed-jobs.ts', 'approval_status', 'lastDay asks the state once more'],
  ['store/search/index/insert-jobs.ts', 'removeFresh', 'the answer is looked up by account'],
  ['store/jobs/job-addresses.ts', 'jobAddressParts', 'where a part of the sitemap begins, not what is in it'],
  ['store/jobs/job-lists.ts', 'isPublicNow', 'a filter that the owner or an administrator has chosen'],
  ['store/jobs/job-rechecks.ts', 'isPublicNow', 'which jobs are checked again at night'],
  ['store/jobs/job-reports.ts', 'isPublicNow', 'a fact that administrators read'],
  ['store/jobs/similar-texts.ts', 'isPublicNow', 'with which texts a text is compared'],
  ['store/stats/admin-stats.ts', 'isPublicNow', 'a figure that administrators read'],
  ['store/people/employer-profiles.ts', 'user_id = ANY', 'the answer is looked up by account'],
]

export function notAccess({ file, removed, within }: Mutation): boolean {
  const isMeant = (text: string) => removed.includes(text) || within === text || `${within} ${removed}`.startsWith(text)
  return harmless.some(([path, text]) => file.endsWith(path) && isMeant(text))
}
