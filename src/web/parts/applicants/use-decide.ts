import { useQueryClient } from '@tanstack/react-query'
import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import { failureText } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { refetch } from '#web/api/queries.ts'
import { useChange } from '#web/api/use-change.ts'
import { say } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'
import { type Received, withDecision } from './decided.ts'

const lists = ['listApplicants', 'listEmployerApplications'] as const

const aboutApplication = (id: string) => `application:${id}`

type Decision = { application: Received; status: ApplicationStatus }

/** Moves an application to another state: the lists show it at once, and take it back when the server refuses. */
export function useDecide() {
  const client = useQueryClient()

  function show(id: string, status: ApplicationStatus) {
    for (const name of lists) {
      client.setQueriesData<Parameters<typeof withDecision>[0]>(
        { queryKey: [name] },
        (list) => list && withDecision(list, id, status),
      )
    }
  }

  return useChange(
    {
      mutationFn: ({ application, status }: Decision) =>
        call('decideApplication', {
          params: { jobId: application.job_id, applicationId: application.id },
          body: { status },
        }),
      onMutate: async ({ application, status }) => {
        await Promise.all(lists.map((name) => client.cancelQueries({ queryKey: [name] })))
        show(application.id, status)
      },
      onSuccess: ({ message }, { application }) =>
        say.success(message ?? confirmation.statusChanged, undefined, aboutApplication(application.id)),
      onError: (error, { application }) => {
        show(application.id, application.status)
        const line = failureText(error, {
          refused: '時間をおいて、もう一度お試しください。',
          unreachable: 'ネットワークエラーが発生しました',
        })
        say.error('ステータス更新に失敗しました', line, aboutApplication(application.id))
      },
      onSettled: () => refetch(client, ...lists, 'readEmployerStats'),
    },
    ({ application, status }) => `${application.id} ${status}`,
  )
}
