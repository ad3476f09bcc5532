import { useState } from 'react'
import { Link2 } from '#web/art/icons.tsx'
import { useMay } from '#web/session/use-may.ts'
import { Button } from './button.tsx'
import { SourceLinkDialog } from './source-link-dialog.tsx'

/** Leads to a link to a job that says where its applicants come from; for those who may post. */
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
