import { changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'

/** Marks own notifications as read. */
export function useMarkingRead() {
  return useChange(
    {
      mutationFn: async (body: { ids: string[] } | { all: true }) => {
        await (await call('markNotificationsRead', { body })).refreshed
      },
      onError: (error) => {
        const { title, line } = changeFailure(error, '既読にできませんでした')
        toast.error(title, line, 'notifications')
      },
    },
    (body) => JSON.stringify(body),
  )
}
