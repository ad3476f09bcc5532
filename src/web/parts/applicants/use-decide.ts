import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { decidedBefore } from '#contract/applications/application.ts'
import type { ResponseData } from '#contract/endpoints.ts'
import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'
import { applicationStatusLabel } from '#words/status-labels.ts'
import { undoSeveral } from './use-bulk.ts'

/** An application as its employer receives it. */
export type ReceivedApplication = ResponseData<'listEmployerApplications'>['applications'][number]

type List = { counts: Partial<Record<ApplicationStatus, number>>; applications: readonly ReceivedApplication[] }

const lists = ['listApplicants', 'listEmployerApplications'] as const

const aboutApplication = (id: string) => `application:${id}`

type StatusChange = { application: ReceivedApplication; status: ApplicationStatus }

/** Moves an application. Lists show the move at once, and revert it when the server refuses. */
export function useDecide() {
  const client = useQueryClient()

  function show(id: string, status: ApplicationStatus) {
    for (const name of lists) {
      client.setQueriesData<List | InfiniteData<List>>({ queryKey: [name] }, (list) => {
        if (!list || !('pages' in list)) return list && withDecision(list, id, status)
        return { ...list, pages: list.pages.map((page) => withDecision(page, id, status)) }
      })
    }
    client.setQueriesData<ResponseData<'readApplicant'>>({ queryKey: ['readApplicant'] }, (one) =>
      one?.application.id === id ? { ...one, application: { ...one.application, status } } : one,
    )
  }

  return useChange(
    {
      mutationFn: ({ application, status }: StatusChange) =>
        call('decideApplication', {
          params: { jobId: application.job_id, applicationId: application.id },
          body: { status },
        }),
      onMutate: async ({ application, status }) => {
        await Promise.all([...lists, 'readApplicant'].map((name) => client.cancelQueries({ queryKey: [name] })))
        show(application.id, status)
      },
      onSuccess: ({ message }, { application }) =>
        toast.success(message ?? confirmation.statusChanged, undefined, aboutApplication(application.id), {
          label: '取り消す',
          seconds: undoSeconds,
          run: () => void undoSeveral([[application.job_id, [application.id]]]),
        }),
      onError: (error, { application }) => {
        show(application.id, application.status)
        const line = failureText(error, {
          refused: '時間をおいて、もう一度お試しください。',
          unreachable: 'ネットワークエラーが発生しました',
        })
        toast.error('ステータス更新に失敗しました', `${line}${fasterText(error)}`, aboutApplication(application.id))
      },
    },
    ({ application, status }) => `${application.id} ${status}`,
  )
}

/** Who decided first, if the server says it. */
function fasterText(error: unknown): string {
  if (!(error instanceof ApiError) || error.code !== 'status-move-impossible' || !error.data) return ''
  const { status, by_name } = (error.data as z.output<typeof decidedBefore>).decided
  return `（${by_name ?? '退会した方'}が「${applicationStatusLabel[status]}」にしました）`
}

/** A list after a move: its entry and counts change; without the entry it stays the same. */
export function withDecision<Given extends List>(list: Given, id: string, status: ApplicationStatus): Given {
  const before = list.applications.find((application) => application.id === id)?.status
  if (before === undefined || before === status) return list
  return {
    ...list,
    counts: {
      ...list.counts,
      [before]: Math.max(0, (list.counts[before] ?? 0) - 1),
      [status]: (list.counts[status] ?? 0) + 1,
    },
    applications: list.applications.map((application) =>
      application.id === id ? { ...application, status } : application,
    ),
  }
}
