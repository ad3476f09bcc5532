import type { ReactNode } from 'react'
import '#web/parts/states/skeleton.css'
import './page-head.css'

/** A skeleton of a work screen's head while its title loads. No heading, because its focus would be lost. */
export function PageHeadSkeleton({ crumb }: { crumb?: ReactNode }) {
  return (
    <div className="page-head">
      <div>
        {crumb}
        <div className="skeleton__loading ui-stack ui-stack--tight w-full" aria-hidden="true">
          <div className="skeleton h-8 w-[min(28rem,90%)]" />
        </div>
      </div>
    </div>
  )
}
