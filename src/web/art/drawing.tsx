import type { ReactNode } from 'react'
import './drawing.css'

/** A drawing with one outline and flat fills. Always decoration, so it is hidden from screen readers. */
export function Drawing({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <svg className="drawing" viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  )
}
