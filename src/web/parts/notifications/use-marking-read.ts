import { call } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { reportFailure } from '#web/parts/toasts/report-change.ts'

/** Marks own notifications as read. */
export function useMarkingRead() {
  return useChange(
    {
      mutationFn: async (body: { ids: string[] } | { all: true }) => {
        await (await call('markNotificationsRead', { body })).refreshed
      },
      onError: (error) => {
        reportFailure(error, '既読にできませんでした', 'notifications')
      },
    },
    (body) => JSON.stringify(body),
  )
}
