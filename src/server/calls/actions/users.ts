import { deleteUser } from '#actions/people/administering/delete-user.ts'
import { demoteAdmin } from '#actions/people/administering/demote-admin.ts'
import { editUser } from '#actions/people/administering/edit-user.ts'
import { endUserSessions } from '#actions/people/administering/end-user-sessions.ts'
import { listUsers } from '#actions/people/administering/list-users.ts'
import { readUser } from '#actions/people/administering/read-user.ts'
import { suspendUser, unsuspendUser } from '#actions/people/administering/suspend-user.ts'
import { toggleVerification } from '#actions/people/administering/toggle-verification.ts'
import { endUserSession, readUserAccess } from '#actions/people/administering/user-access.ts'
import type { Actions } from './action.ts'

export const userActions = {
  demoteAdmin,
  endUserSessions,
  endUserSession,
  readUserAccess,
  suspendUser,
  unsuspendUser,
  listUsers,
  readUser,
  editUser,
  deleteUser,
  toggleVerification,
} satisfies Partial<Actions>
