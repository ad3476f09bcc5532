import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { read } from '#web/api/read-query.ts'
import type { useDecisions } from '#web/parts/moderation/use-decisions.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import type { PendingJobFacts } from './pending-job.tsx'

const overrideDialog = lazyPart(async () => (await import('#web/parts/moderation/override-dialog.tsx')).OverrideDialog)
export const rejectDialog = lazyPart(async () => (await import('#web/parts/moderation/reject-dialog.tsx')).RejectDialog)

/** A pending dialog about a job's decision. */
export type Asking = { about: 'override' | 'reject'; job: PendingJobFacts; byKey: boolean }

type Decide = ReturnType<typeof useDecisions>['reject']

/** The desk's dialogs. Typed reasons are kept per job until the desk is left. */
export function DecisionDialogs(props: {
  asking: Asking | null
  onOverride: Decide
  onReject: Decide
  onClose: () => void
}) {
  const { asking, onOverride, onReject, onClose } = props
  const drafts = useRef(new Map<string, string>())
  // Loaded before the dialog, so that its templates' digits do not move.
  useQuery(read('listRejectionTemplates', {}))
  if (!asking) return null
  const { job, byKey } = asking
  if (asking.about === 'override')
    return (
      <Lazy key={job.id} part={overrideDialog} onLoadError={onClose}>
        {(OverrideDialog) => <OverrideDialog job={job} onApprove={onOverride} onClose={onClose} />}
      </Lazy>
    )
  return (
    <Lazy key={job.id} part={rejectDialog} onLoadError={onClose}>
      {(RejectDialog) => (
        <RejectDialog
          job={job}
          byKey={byKey}
          draft={drafts.current.get(job.id) ?? ''}
          onDraft={(text) => drafts.current.set(job.id, text)}
          onReject={onReject}
          onClose={onClose}
        />
      )}
    </Lazy>
  )
}
