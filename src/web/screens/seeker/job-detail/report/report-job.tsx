import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/parts/button.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'

const reportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** Reports a public job to the operator. */
export function ReportJob({ job }: { job: { id: string; title: string } }) {
  const [open, setOpen] = useState(false)
  const [reported, setReported] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        className="mt-2 text-sm print:hidden"
        disabled={reported}
        onPointerEnter={reportDialog.preload}
        onFocus={reportDialog.preload}
        onClick={() => setOpen(true)}
      >
        <Flag className="ui-icon ui-icon--small" aria-hidden="true" />
        {reported ? '報告済みです' : 'この求人を報告する'}
      </Button>
      {open && (
        <Lazy part={reportDialog} onLoadError={() => setOpen(false)}>
          {(ReportDialog) => (
            <ReportDialog job={job} onReported={() => setReported(true)} onClose={() => setOpen(false)} />
          )}
        </Lazy>
      )}
    </>
  )
}
