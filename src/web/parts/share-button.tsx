import { Share2 } from 'lucide-react'
import { Button } from './button.tsx'
import { copyLink } from './copy-link.ts'

/** Copies the address of a page of this site, and tells it. */
export function ShareButton({ path }: { path: string }) {
  return (
    <Button onClick={() => void copyLink(path)}>
      <Share2 className="icon" aria-hidden="true" />
      共有
    </Button>
  )
}
