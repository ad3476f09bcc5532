import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/parts/button.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { useMay } from '#web/session/use-may.ts'

const dialog = lazyPart(async () => (await import('./export-dialog.tsx')).ExportDialog)

/** Opens the export of a list of applicants; absent for people without the permission. */
export function ExportButton(list: {
  jobId?: string
  filters: Readonly<Record<string, string | undefined>>
  total: number | undefined
}) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!useMay('application:export')) return null
  return (
    <>
      <Button onPointerEnter={dialog.preload} onFocus={dialog.preload} onClick={() => setOpen(true)}>
        <Download className="ui-icon" aria-hidden="true" />
        CSVで書き出す
      </Button>
      {open && (
        <Lazy part={dialog} onLoadError={close}>
          {(ExportDialog) => <ExportDialog list={list} onClose={close} />}
        </Lazy>
      )}
    </>
  )
}
