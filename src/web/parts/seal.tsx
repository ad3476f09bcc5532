import type { ReactNode } from 'react'
import './seal.css'

/** 印: outlined for what is fresh or waiting (新着, 承認待ち), filled for what acts now (急募, 注目). */
export function Seal(props: { fill?: boolean; vertical?: boolean; className?: string; children: ReactNode }) {
  const { fill, vertical, className, children } = props
  return (
    <span
      className={['seal', vertical ? 'seal--vertical' : '', fill ? 'seal--fill' : '', className]
        .filter(Boolean)
        .join(' ')}
    >
      {children}
    </span>
  )
}
