import { lazy, Suspense, useState } from 'react'

const Skyline = lazy(async () => ({ default: (await import('#web/art/skyline.tsx')).Skyline }))

/**
 * The skyline. The document brings it drawn; the browser keeps that drawing instead of loading its code, and loads the
 * code only when the reader comes here from another screen.
 */
export function SkylinePicture() {
  const [drawn] = useState(() =>
    typeof document === 'undefined' ? undefined : document.querySelector('.hero-art')?.innerHTML,
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server drew here
  if (drawn) return <div className="hero-art" dangerouslySetInnerHTML={{ __html: drawn }} suppressHydrationWarning />
  return (
    <div className="hero-art">
      <Suspense>
        <Skyline />
      </Suspense>
    </div>
  )
}
