import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ApiInput } from '#web/api/api.ts'
import { changeFailure, isOutdated } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { dropFromList } from '#web/api/list-cache.ts'
import { refetch } from '#web/api/queries.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'

type User = { id: string; name: string }

const aboutUser = ({ id }: User) => `user:${id}`

/**
 * What an administrator does to users. `edit` and `remove` throw when the request failed, so that their dialogs can say so;
 * `leaves` hears of a user who is about to leave the list.
 */
export function useUserChanges(leaves: (id: string) => void) {
  const client = useQueryClient()
  const toggling = useRef(new Set<string>())

  async function toggle(user: User) {
    if (toggling.current.has(user.id)) return
    toggling.current.add(user.id)
    try {
      const { data, message } = await call('toggleVerification', { params: { id: user.id } })
      const said = data.user.email_verified ? confirmation.userVerified : confirmation.userUnverified
      toast.success(message ?? said, user.name, aboutUser(user))
    } catch (error) {
      const { title, line } = changeFailure(error, '操作に失敗しました')
      toast.error(title, line, aboutUser(user))
    } finally {
      toggling.current.delete(user.id)
      leaves(user.id)
      await refetch(client, 'listUsers')
    }
  }

  async function edit(user: User, body: ApiInput<'editUser'>['body']) {
    try {
      const { message } = await call('editUser', { params: { id: user.id }, body })
      toast.success(message ?? confirmation.userSaved, undefined, aboutUser(user))
    } catch (error) {
      if (!isOutdated(error)) throw error
      const { title, line } = changeFailure(error, '操作に失敗しました')
      toast.error(title, line, aboutUser(user))
    }
    leaves(user.id)
    await refetch(client, 'listUsers', 'readStats', 'listPendingJobs', 'listAllJobs')
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
    leaves(user.id)
    dropFromList(client, 'listUsers', user.id)
    void refetch(client, 'listUsers', 'readStats', 'listPendingJobs', 'listAllJobs', 'searchJobs', 'countJobs')
  }

  return { toggle, edit, remove }
}
