import type { ReactNode } from 'react'

/** The frame of a drawing: one outline, flat fills. Always decoration, so screen readers do not see it. */
export function Drawing({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <svg className="drawing" viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  )
}
