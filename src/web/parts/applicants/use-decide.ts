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

  function show(id: string, status: ApplicationStatus, updated_at?: string) {
    for (const name of lists) {
      client.setQueriesData<List | InfiniteData<List>>({ queryKey: [name] }, (list) => {
        if (!list || !('pages' in list)) return list && withDecision(list, id, status, updated_at)
        return { ...list, pages: list.pages.map((page) => withDecision(page, id, status, updated_at)) }
      })
    }
    client.setQueriesData<ResponseData<'readApplicant'>>({ queryKey: ['readApplicant'] }, (one) =>
      one?.application.id === id
        ? { ...one, application: { ...one.application, status, ...(updated_at && { updated_at }) } }
        : one,
    )
  }

  return useChange(
    {
      mutationFn: ({ application, status }: StatusChange) =>
        call('decideApplication', {
          params: { jobId: application.job_id, applicationId: application.id },
          body: { status, version: application.updated_at },
        }),
      onMutate: async ({ application, status }) => {
        await Promise.all([...lists, 'readApplicant'].map((name) => client.cancelQueries({ queryKey: [name] })))
        show(application.id, status)
      },
      onSuccess: ({ message, data }, { application }) => {
        show(application.id, data.application.status, data.application.updated_at)
        toast.success(message, undefined, aboutApplication(application.id), {
          label: '取り消す',
          seconds: undoSeconds,
          run: () => void undoSeveral([[application.job_id, [application.id]]]),
        })
      },
      onError: (error, { application }) => {
        show(application.id, application.status)
        const line = failureText(error, {
          refused: '時間をおいて、もう一度お試しください。',
          unreachable: 'ネットワークエラーが発生しました',
        })
        const said = `${line}${fasterText(error)}${changedText(application, error)}`
        toast.error('ステータス更新に失敗しました', said, aboutApplication(application.id))
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

const changedParts = { status: '選考状況', stage: '選考の段階', offer: '内定', withdrawn_at: '辞退', papers: '書類' }

/** What changed since the application was read, if that is why the server refused. */
function changedText(application: ReceivedApplication, error: unknown): string {
  if (!(error instanceof ApiError) || error.code !== 'application-changed') return ''
  const { current } = error.data as { current: ReceivedApplication }
  const changed = Object.entries(changedParts).filter(([part]) => {
    const [before, after] = [application, current].map((each) => each[part as keyof typeof changedParts])
    return part === 'papers' ? application.papers.length !== current.papers.length : before !== after
  })
  return changed.length > 0 ? `（変更：${changed.map(([, label]) => label).join('、')}）` : ''
}

/** A list after a move: its entry and counts change; without the entry it stays the same. */
export function withDecision<Given extends List>(
  list: Given,
  id: string,
  status: ApplicationStatus,
  updated_at?: string,
): Given {
  const before = list.applications.find((application) => application.id === id)?.status
  if (before === undefined || (before === status && !updated_at)) return list
  return {
    ...list,
    counts: {
      ...list.counts,
      [before]: Math.max(0, (list.counts[before] ?? 0) - 1),
      [status]: (list.counts[status] ?? 0) + 1,
    },
    applications: list.applications.map((application) =>
      application.id === id ? { ...application, status, ...(updated_at && { updated_at }) } : application,
    ),
  }
}
