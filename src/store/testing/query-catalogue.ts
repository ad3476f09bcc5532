import { accountsCalls } from './query-catalogue/accounts.ts'
import { alertCalls } from './query-catalogue/alerts.ts'
import { applicationsCalls } from './query-catalogue/applications.ts'
import { approvalQueueCalls } from './query-catalogue/approval-queue.ts'
import { interviewsCalls } from './query-catalogue/interviews.ts'
import { jobsCalls } from './query-catalogue/jobs.ts'
import { messagesCalls } from './query-catalogue/messages.ts'
import { notificationCalls } from './query-catalogue/notifications.ts'
import { operationCalls } from './query-catalogue/operation.ts'
import { peopleCalls } from './query-catalogue/people.ts'
import { signingInCalls } from './query-catalogue/signing-in.ts'
import type { Catalogue } from './query-catalogue/store-calls.ts'
import { teamCalls } from './query-catalogue/teams.ts'
import { webhookCalls } from './query-catalogue/webhooks.ts'

/** Every function of the store that asks the database, but for the search, which has its own list. In an order that works. */
export const catalogue: Catalogue = [
  ...accountsCalls,
  ...jobsCalls,
  ...approvalQueueCalls,
  ...applicationsCalls,
  ...messagesCalls,
  ...interviewsCalls,
  ...signingInCalls,
  ...notificationCalls,
  ...peopleCalls,
  ...teamCalls,
  ...webhookCalls,
  ...alertCalls,
  ...operationCalls,
]
