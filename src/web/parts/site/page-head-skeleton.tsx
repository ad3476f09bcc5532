import type { ReactNode } from 'react'
import { DoubleRule } from './page-head.tsx'
import '#web/parts/states/skeleton.css'
import './page-head.css'

/** A skeleton for a head whose title is being loaded. It has no heading, because the focus on it would be lost. */
export function PageHeadSkeleton({ crumb }: { crumb?: ReactNode }) {
  return (
    <div>
      <div className="page-head">
        <div>
          {crumb}
          <div className="skeleton__loading ui-stack ui-stack--tight" aria-hidden="true">
            <div className="skeleton h-9 w-[min(28rem,90%)]" />
            <div className="skeleton w-[min(18rem,70%)]" />
          </div>
        </div>
      </div>
      <DoubleRule />
    </div>
  )
}
