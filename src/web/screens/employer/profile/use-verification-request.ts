import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ResponseData } from '#contract/endpoints.ts'
import { changeFailure, isOutdated } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { readKey } from '#web/api/read-query.ts'
import { toast } from '#web/parts/toasts/toast.ts'

type Standing = ResponseData<'readVerification'>

/** Requests verification, and withdraws the request; `onChange` is called afterwards. */
export function useVerificationRequest(onChange: () => void) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (what: 'askForVerification' | 'withdrawVerification') => call(what),
    onSuccess: ({ data, message }) => {
      client.setQueryData(readKey('readVerification'), (before: Standing | undefined) => ({
        proofs: [],
        ...before,
        ...data,
      }))
      toast.success(message ?? '', undefined, 'verification')
      onChange()
    },
    onError: (error, what) => {
      const failed = what === 'askForVerification' ? '申請できませんでした' : '取り消せませんでした'
      const { title, line } = changeFailure(error, failed)
      toast.error(title, line, 'verification')
      if (isOutdated(error)) void client.invalidateQueries({ queryKey: readKey('readVerification') })
    },
  })
  return {
    ask: () => change.mutate('askForVerification'),
    withdraw: () => change.mutate('withdrawVerification'),
    busy: change.isPending,
  }
}
