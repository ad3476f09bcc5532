import { demoteAdmin } from '#actions/people/admins.ts'
import {
  deleteUser,
  editUser,
  endUserSession,
  endUserSessions,
  listUsers,
  readUser,
  readUserAccess,
  suspendUser,
  toggleVerification,
  unsuspendUser,
} from '#actions/people/users.ts'
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
