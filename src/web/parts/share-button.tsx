import { Share2 } from 'lucide-react'
import { Button } from './button.tsx'
import { toast } from './toasts/toast.ts'

/** Copies the address of a page of this site and confirms it. */
export function ShareButton({ path }: { path: string }) {
  return (
    <Button onClick={() => void copyLink(path)}>
      <Share2 className="ui-icon" aria-hidden="true" />
      共有
    </Button>
  )
}

/** Copies the address of a page of this site to the clipboard and confirms it. */
async function copyLink(path: string): Promise<void> {
  const address = new URL(path, window.location.origin).href
  try {
    await navigator.clipboard.writeText(address)
    toast.success('リンクをコピーしました')
  } catch {
    // Without permission or a secure context there is no clipboard, so the reader copies by hand.
    toast.info('リンクをコピーしてください', address)
  }
}
