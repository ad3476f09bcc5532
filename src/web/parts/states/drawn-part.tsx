import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use, useState } from 'react'

const never = () => new Promise<never>(() => {})

/**
 * A part of a public page whose code is loaded apart: the document brings it drawn, and should the code not come, the drawing
 * stays: its links and forms need no code. Draw `Part` within Suspense.
 */
export function drawnPart<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  return {
    Part: lazy(async () => ({ default: await fetchPart().catch(never) })),
    /** Loads it ahead, when somebody comes near it. */
    preload: () => void fetchPart().catch(() => {}),
    /**
     * Before it is shown: whoever cannot load it (there is a newer version) gets the whole page anew; without a network the
     * page stays as it is until there is one.
     */
    before: (url: string) =>
      fetchPart().catch((): unknown => {
        if (navigator.onLine) return window.location.assign(url)
        return new Promise((connected) => window.addEventListener('online', connected, { once: true })).then(fetchPart)
      }),
  }
}

/** Gives the markup of a drawing that stands still, by its name, where it was drawn before. Only the server has one. */
export const DrawnBefore = createContext<(name: string, drawing: ReactNode) => string | undefined>(() => undefined)

/**
 * Around such a part that only stands there. The browser keeps the document's drawing instead of loading its code, and loads
 * the code only when the reader comes here from another screen. `name`: the same name, the same drawing.
 */
export function KeptDrawing({ name, children }: { name: string; children: ReactNode }) {
  const drawnBefore = use(DrawnBefore)
  const [drawn] = useState(() =>
    typeof document === 'undefined'
      ? drawnBefore(name, children)
      : document.querySelector(`[data-drawn=${name}]`)?.innerHTML,
  )
  const box = { className: 'contents', 'data-drawn': name }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server drew here
  if (drawn) return <div {...box} dangerouslySetInnerHTML={{ __html: drawn }} suppressHydrationWarning />
  return (
    <div {...box}>
      <Suspense>{children}</Suspense>
    </div>
  )
}
