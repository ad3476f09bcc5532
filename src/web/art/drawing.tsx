import type { ReactNode } from 'react'

/** A drawing with one outline and flat fills. Always decoration, so it is hidden from screen readers. */
export function Drawing({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <svg
      viewBox={viewBox}
      fill="none"
      stroke="var(--art-line)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
