import { type ReactNode, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Drawings that are the same on every page: drawn once, then put into each page as they are. */
export type Drawings = {
  /** The markup by its name; undefined until it is drawn. */
  find(name: string, drawing: ReactNode): string | undefined
  /** Draws what was asked for and is not there yet. After a page, since React renders one thing at a time. */
  drawAsked(): void
}

export function drawings(): Drawings {
  const drawn = new Map<string, string>()
  const asked = new Map<string, ReactNode>()
  return {
    find(name, drawing) {
      const markup = drawn.get(name)
      if (markup === undefined) asked.set(name, drawing)
      return markup
    },
    drawAsked() {
      for (const [name, drawing] of asked) {
        const markup = renderToStaticMarkup(<Suspense>{drawing}</Suspense>)
        // Nothing: its code is still on the way.
        if (markup !== '') drawn.set(name, markup)
      }
      asked.clear()
    },
  }
}
