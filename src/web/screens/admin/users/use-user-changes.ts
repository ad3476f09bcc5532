import { useQueryClient } from '@tanstack/react-query'
import type { ApiInput } from '#web/api/api.ts'
import { isOutdated } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { dropFromList } from '#web/api/list-cache.ts'
import { reportChange, reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'

type User = { id: string; name: string }

/** What happens to jobs that were stopped with an account. */
type UnsuspendedJobs = NonNullable<NonNullable<ApiInput<'unsuspendUser'>['body']>['jobs']>

const aboutUser = ({ id }: User) => `user:${id}`
const failed = '操作に失敗しました'

/** Answers with a message; `refreshed` settles when the screens show the change. */
type Sent = Promise<{ message: string; refreshed: Promise<void> }>

/**
 * An administrator's changes of users. All but `toggle` and `signOut` reject when the request failed, for their dialogs;
 * `announceRemoval` is called with a user about to leave the list.
 */
export function useUserChanges(announceRemoval: (id: string) => void) {
  const client = useQueryClient()
  const press = usePressGuard()

  async function change(user: User, sent: Sent, line: string | undefined = user.name) {
    const { message, refreshed } = await sent
    toast.success(message, line || undefined, aboutUser(user))
    announceRemoval(user.id)
    await refreshed
  }

  return {
    toggle: (user: User & { email_verified: boolean }) =>
      press(user.id, null, async () => {
        const sent = call('toggleVerification', { params: { id: user.id }, body: { verified: !user.email_verified } })
        await reportChange(sent, { refused: failed, about: aboutUser(user), line: user.name })
        announceRemoval(user.id)
      }),
    signOut: (user: User) =>
      press(`sign-out:${user.id}`, null, () => {
        const sent = call('endUserSessions', { params: { id: user.id } })
        return reportChange(sent, { refused: failed, about: aboutUser(user), line: user.name })
      }),
    suspend: (user: User, reason: string) =>
      change(user, call('suspendUser', { params: { id: user.id }, body: { reason } })),
    unsuspend: (user: User, jobs: UnsuspendedJobs) =>
      change(user, call('unsuspendUser', { params: { id: user.id }, body: { jobs } })),
    demote: (user: User) => change(user, call('demoteAdmin', { params: { id: user.id }, body: {} })),

    async edit(user: User, body: ApiInput<'editUser'>['body']) {
      try {
        await change(user, call('editUser', { params: { id: user.id }, body }), '')
      } catch (error) {
        if (!isOutdated(error)) throw error
        reportFailure(error, failed, aboutUser(user))
        announceRemoval(user.id)
      }
    },

    async remove(user: User) {
      try {
        const { message } = await call('deleteUser', { params: { id: user.id } })
        toast.success(message, user.name, aboutUser(user))
      } catch (error) {
        if (!isOutdated(error)) throw error
        reportFailure(error, '削除に失敗しました', aboutUser(user))
      }
      announceRemoval(user.id)
      dropFromList(client, 'listUsers', user.id)
    },
  }
}
