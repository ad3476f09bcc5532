import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '#web/session/use-may.ts'
import { Button } from './button.tsx'
import { SourceLinkDialog } from './source-link-dialog.tsx'

/** Opens the dialog for a job's link with a source; for people who may post. */
export function SourceLink({ job }: { job: { id: string; title: string } }) {
  const [open, setOpen] = useState(false)
  if (!useMay('job:post')) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Link2 className="ui-icon" aria-hidden="true" />
        応募経路つきのリンク
      </Button>
      {open && <SourceLinkDialog job={job} onClose={() => setOpen(false)} />}
    </>
  )
}
