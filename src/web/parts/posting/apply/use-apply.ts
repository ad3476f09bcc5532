import { useQuery, useQueryClient } from '@tanstack/react-query'
import { sourcePattern } from '#rules/jobs/application-review.ts'
import { whyNotApply } from '#rules/jobs/applying.ts'
import { undoSeconds } from '#rules/jobs/undo-application.ts'
import { maxAttempts } from '#rules/jobs/withdrawal.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { failureText } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { read, readKey } from '#web/api/read-query.ts'
import { useChange } from '#web/api/use-change.ts'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import type { OwnApplication } from '#web/parts/own-application.ts'
import type { Job } from '#web/parts/posting/job-view.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import type { ApplyBody } from './apply-values.ts'

/** The reader's source: `?ref=` of the job's address, if valid. */
const sourceIn = (search: string) => {
  const source = new URLSearchParams(search).get('ref') ?? ''
  return sourcePattern.test(source) ? { source } : {}
}

const ownQuery = (jobId: string) => ({ query: { job_id: jobId, page: '1', limit: '1' } })

/** The reader's application to a job; undefined until known, null without one. */
export function useOwnApplication(jobId: string, signedIn: boolean) {
  const { data, isError } = useQuery({ ...read('listMyApplications', ownQuery(jobId)), enabled: signedIn })
  if (!signedIn || isError) return null
  const [latest] = data?.applications ?? []
  // After a withdrawal the person may apply again.
  if (latest?.withdrawn_at && data && data.total < maxAttempts) return null
  return data && (latest ?? null)
}

/** Whether the reader has blocked the job's employer; undefined until known. */
export function useBlocked(jobId: string, signedIn: boolean): boolean | undefined {
  const { data, isError } = useQuery({ ...read('listBlockedJobIds'), enabled: signedIn })
  if (!signedIn || isError) return false
  return data?.ids.includes(jobId)
}

/** The subject of toasts about applying to a job. */
export const aboutApplying = (jobId: string) => `apply:${jobId}`

/** The message for a failed application. */
export const applyFailureText = (error: unknown) =>
  failureText(error, { refused: '応募に失敗しました', unreachable: '応募中にエラーが発生しました' })

/**
 * Applies to a job once, however often it is pressed. Reports success by a toast and on the page; the caller reports a
 * failure.
 */
export function useApply(jobId: string) {
  const client = useQueryClient()
  const own = readKey('listMyApplications', ownQuery(jobId))

  /** The toast with undo stays when the reader goes to another screen. */
  async function undo(id: string) {
    try {
      const { message } = await call('undoApplication', { params: { id } })
      client.setQueryData(own, (before: object | undefined) => ({ ...before, total: 0, applications: [] }))
      toast.success(message, undefined, aboutApplying(jobId))
    } catch (error) {
      toast.error(
        failureText(error, {
          refused: '応募を取り消せませんでした',
          unreachable: 'ネットワークエラーが発生しました',
        }),
        '応募は届いています。',
        aboutApplying(jobId),
      )
    }
    focusTitle()
  }

  return useChange(
    {
      mutationFn: (letter: ApplyBody) =>
        call('applyToJob', { params: { id: jobId }, body: { ...letter, ...sourceIn(location.search) } }),
      // Cancel a read in progress, which would say that there is no application.
      onMutate: () => client.cancelQueries({ queryKey: own }),
      onSuccess: ({ data, message }) => {
        client.setQueryData(own, (before: object | undefined) => ({
          ...before,
          total: 1,
          applications: [data.application],
        }))
        toast.success(message, '選考状況は応募履歴で確認できます。', aboutApplying(jobId), {
          label: '取り消す',
          seconds: undoSeconds,
          run: () => void undo(data.application.id),
        })
      },
    },
    () => jobId,
  )
}

/**
 * The reader's relation to a job; `deciding` until it is known whether they applied; `unpublished` for a pending or
 * rejected job, which must not be called over; `preview` for its owner.
 */
export type ApplyState =
  | { kind: 'deciding' | 'anonymous' | 'own' | 'unpublished' | 'closed' | 'blocked' | 'open' | 'preview' }
  | { kind: 'applied'; application: OwnApplication }

/** `application` is undefined until known. `today` is a date in Asia/Tokyo. */
export function applyStateOf(
  job: Job,
  reader: {
    viewer: Pick<Viewer, 'role'> | null
    deciding: boolean
    application: OwnApplication | null | undefined
    blocked?: boolean | undefined
    previewing?: boolean
  },
  today: string,
): ApplyState {
  const { viewer, application } = reader
  if (reader.previewing && job.is_own) return { kind: 'preview' }
  if (application) return { kind: 'applied', application }
  // Whoever reads the job knows that it exists.
  const facts = { ...job, was_public: true }
  const relations = { own: job.is_own === true, applied: false, blocked: reader.blocked ?? false }
  const why = whyNotApply(viewer, facts, relations, today)
  if (reader.deciding) return { kind: 'deciding' }
  if (why === 'own-job') return { kind: 'own' }
  if (why === 'job-closed') return { kind: job.approval_status === 'approved' ? 'closed' : 'unpublished' }
  if (why === 'employer-blocked') return { kind: 'blocked' }
  if (why === 'not-signed-in') return { kind: 'anonymous' }
  return { kind: application === undefined ? 'deciding' : 'open' }
}
