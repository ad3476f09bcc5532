import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/parts/button.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { useMay } from '#web/session/use-may.ts'

const dialog = lazyPart(async () => (await import('./add-applicant-dialog.tsx')).AddApplicantDialog)

/** Leads to the form for a person who applied elsewhere; nothing for members who only read. */
export function AddApplicant({ jobId }: { jobId: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!useMay('application:decide')) return null
  return (
    <>
      <Button onPointerEnter={dialog.preload} onFocus={dialog.preload} onClick={() => setOpen(true)}>
        <UserPlus className="ui-icon" aria-hidden="true" />
        応募者を追加
      </Button>
      {open && (
        <Lazy part={dialog} onLoadError={close}>
          {(AddApplicantDialog) => <AddApplicantDialog jobId={jobId} onClose={close} />}
        </Lazy>
      )}
    </>
  )
}
