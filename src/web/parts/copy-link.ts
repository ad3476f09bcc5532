import { say } from './toasts/toast.ts'

/** Puts the address of a page of this site into the clipboard and tells it. */
export async function copyLink(path: string): Promise<void> {
  const address = new URL(path, window.location.origin).href
  try {
    await navigator.clipboard.writeText(address)
    say.success('リンクをコピーしました')
  } catch {
    // Without a secure context or permission there is no clipboard: the reader copies by hand.
    say.info('リンクをコピーしてください', address)
  }
}
