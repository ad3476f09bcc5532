import { useQueryClient } from '@tanstack/react-query'
import type { ApiInput } from '#web/api/api.ts'
import { changeFailure, isOutdated } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { dropFromList } from '#web/api/list-cache.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { confirmation } from '#words/confirmations.ts'

type User = { id: string; name: string }
type ToggledUser = User & { email_verified: boolean }
/** What happens to jobs that were stopped with an account. */
export type UnsuspendedJobs = NonNullable<NonNullable<ApiInput<'unsuspendUser'>['body']>['jobs']>

const aboutUser = ({ id }: User) => `user:${id}`

/**
 * An administrator's changes of users. `edit` and `remove` reject when the request failed, for their dialogs;
 * `announceRemoval` is called with a user about to leave the list.
 */
export function useUserChanges(announceRemoval: (id: string) => void) {
  const client = useQueryClient()
  const press = usePressGuard()

  async function toggleNow(user: ToggledUser) {
    try {
      const { data, message } = await call('toggleVerification', {
        params: { id: user.id },
        body: { verified: !user.email_verified },
      })
      const said = data.user.email_verified ? confirmation.userVerified : confirmation.userUnverified
      toast.success(message ?? said, user.name, aboutUser(user))
    } catch (error) {
      const { title, line } = changeFailure(error, '操作に失敗しました')
      toast.error(title, line, aboutUser(user))
    } finally {
      announceRemoval(user.id)
    }
  }

  async function signOutNow(user: User) {
    try {
      const { message } = await call('endUserSessions', { params: { id: user.id } })
      toast.success(message ?? confirmation.userSessionsEnded, user.name, aboutUser(user))
    } catch (error) {
      const { title, line } = changeFailure(error, '操作に失敗しました')
      toast.error(title, line, aboutUser(user))
    }
  }

  async function suspend(user: User, reason: string) {
    const { message, refreshed } = await call('suspendUser', { params: { id: user.id }, body: { reason } })
    toast.success(message ?? confirmation.userSuspended, user.name, aboutUser(user))
    announceRemoval(user.id)
    await refreshed
  }

  async function unsuspend(user: User, jobs: UnsuspendedJobs) {
    const { message, refreshed } = await call('unsuspendUser', { params: { id: user.id }, body: { jobs } })
    toast.success(message ?? confirmation.userUnsuspended, user.name, aboutUser(user))
    announceRemoval(user.id)
    await refreshed
  }

  async function demote(user: User) {
    const { message, refreshed } = await call('demoteAdmin', { params: { id: user.id }, body: {} })
    toast.success(message ?? confirmation.adminDemoted, user.name, aboutUser(user))
    announceRemoval(user.id)
    await refreshed
  }

  async function edit(user: User, body: ApiInput<'editUser'>['body']) {
    try {
      const { message, refreshed } = await call('editUser', { params: { id: user.id }, body })
      toast.success(message ?? confirmation.userSaved, undefined, aboutUser(user))
      announceRemoval(user.id)
      await refreshed
    } catch (error) {
      if (!isOutdated(error)) throw error
      const { title, line } = changeFailure(error, '操作に失敗しました')
      toast.error(title, line, aboutUser(user))
      announceRemoval(user.id)
    }
  }

  async function remove(user: User) {
    try {
      const { message } = await call('deleteUser', { params: { id: user.id } })
      toast.success(message ?? confirmation.userDeleted, user.name, aboutUser(user))
    } catch (error) {
      if (!isOutdated(error)) throw error
      const { title, line } = changeFailure(error, '削除に失敗しました')
      toast.error(title, line, aboutUser(user))
    }
    announceRemoval(user.id)
    dropFromList(client, 'listUsers', user.id)
  }

  const signOut = (user: User) => press(`sign-out:${user.id}`, null, () => signOutNow(user))
  const toggle = (user: ToggledUser) => press(user.id, null, () => toggleNow(user))
  return { toggle, signOut, suspend, unsuspend, demote, edit, remove }
}
