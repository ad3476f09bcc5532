import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '#web/session/use-may.ts'
import { Button } from './button.tsx'
import { Lazy, lazyPart } from './states/lazy.tsx'

const dialog = lazyPart(async () => (await import('./source-link-dialog.tsx')).SourceLinkDialog)

/** Leads to a link to a job that says where its applicants come from; for those who may post. */
export function SourceLink({ job }: { job: { id: string; title: string } }) {
  const [open, setOpen] = useState(false)
  if (!useMay('job:post')) return null
  const close = () => setOpen(false)
  return (
    <div className="pt-2">
      <Button size="sm" onPointerEnter={dialog.preload} onFocus={dialog.preload} onClick={() => setOpen(true)}>
        <Link2 className="ui-icon" aria-hidden="true" />
        応募経路つきのリンク
      </Button>
      {open && (
        <Lazy part={dialog} onLoadError={close}>
          {(SourceLinkDialog) => <SourceLinkDialog job={job} onClose={close} />}
        </Lazy>
      )}
    </div>
  )
}
