import { useEffect } from 'react'
import { productName } from '#words/labels.ts'

/** The title of a screen that is known only once its data is there. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} | ${productName}`
  }, [title])
}
