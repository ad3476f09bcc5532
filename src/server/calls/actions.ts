import { accountActions } from './actions/accounts.ts'
import type { Actions } from './actions/action.ts'
import { applicationActions } from './actions/applications.ts'
import { caseActions } from './actions/cases.ts'
import { conversationActions } from './actions/conversations.ts'
import { employerActions } from './actions/employers.ts'
import { jobActions } from './actions/jobs.ts'
import { notificationActions } from './actions/notifications.ts'
import { operationActions } from './actions/operations.ts'
import { secondFactorActions } from './actions/second-factor.ts'
import { signInActions } from './actions/signing-in.ts'
import { userActions } from './actions/users.ts'

/** The action of every endpoint, from one table a noun. The compiler asks for those that are missing. */
export const actions: Actions = {
  ...accountActions,
  ...applicationActions,
  ...conversationActions,
  ...employerActions,
  ...jobActions,
  ...notificationActions,
  ...caseActions,
  ...operationActions,
  ...secondFactorActions,
  ...signInActions,
  ...userActions,
}
