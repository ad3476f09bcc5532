import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/parts/button.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { useMay } from '#web/session/use-may.ts'

const dialog = lazyPart(async () => (await import('./add-applicant-dialog.tsx')).AddApplicantDialog)
const fileDialog = lazyPart(async () => (await import('./import-applicants-dialog.tsx')).ImportApplicantsDialog)

/** Opens the form for one applicant from elsewhere, or for a file of several; absent for members who only read. */
export function AddApplicant({ jobId }: { jobId: string }) {
  const [open, setOpen] = useState<'one' | 'file' | null>(null)
  const close = () => setOpen(null)
  if (!useMay('application:decide')) return null
  return (
    <>
      <Button onPointerEnter={dialog.preload} onFocus={dialog.preload} onClick={() => setOpen('one')}>
        <UserPlus className="ui-icon" aria-hidden="true" />
        応募者を追加
      </Button>
      {open === 'one' && (
        <Lazy part={dialog} onLoadError={close}>
          {(AddApplicantDialog) => <AddApplicantDialog jobId={jobId} onClose={close} onFile={() => setOpen('file')} />}
        </Lazy>
      )}
      {open === 'file' && (
        <Lazy part={fileDialog} onLoadError={close}>
          {(ImportApplicantsDialog) => <ImportApplicantsDialog jobId={jobId} onClose={close} />}
        </Lazy>
      )}
    </>
  )
}
