import { useEffect } from 'react'
import { productName } from '#words/labels.ts'

/** Sets a screen's title once its data are known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} | ${productName}`
  }, [title])
}
