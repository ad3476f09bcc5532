import { failureText } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'

/** An owner's changes from the list. */
export type JobChange = 'close' | 'reopen' | 'withdraw' | 'delete'

const changes = {
  close: { endpoint: 'closeJob', done: confirmation.jobClosed, failed: '操作に失敗しました' },
  reopen: { endpoint: 'reopenJob', done: confirmation.jobReopened, failed: '操作に失敗しました' },
  withdraw: {
    endpoint: 'withdrawRevision',
    done: confirmation.revisionWithdrawn,
    failed: '取り下げに失敗しました',
  },
  delete: { endpoint: 'deleteJob', done: confirmation.jobDeleted, failed: '削除に失敗しました' },
} as const

/**
 * Makes the change and reports the result. `onChanged` is called with a job that may leave a filtered list now, also
 * when somebody else was first.
 */
export function useJobChange({ onEnd, onChanged }: { onEnd: () => void; onChanged: (id: string) => void }) {
  return useChange(
    {
      mutationFn: ({ id, change }: { id: string; change: JobChange }) =>
        call(changes[change].endpoint, { params: { id } }),
      onSuccess: ({ message }, { id, change }) => {
        toast.success(message ?? changes[change].done, undefined, `job:${id}`)
        onEnd()
      },
      onError: (error, { id, change }) => {
        const text = failureText(error, { refused: changes[change].failed, unreachable: 'エラーが発生しました' })
        toast.error(text, undefined, `job:${id}`)
        onEnd()
      },
      onSettled: (_answer, _error, { id }) => onChanged(id),
    },
    ({ id, change }) => `${id} ${change}`,
  )
}
