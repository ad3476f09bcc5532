import type { ReactNode } from 'react'
import '#web/parts/card.css'
import '#web/parts/job-card.css'
import './skeleton.css'

/** Around skeletons: announces 読み込み中 at once, and shows the shapes after 200 ms so that quick answers do not flash. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="skeleton__loading">
      <p className="sr-only" role="status">
        {label}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

export const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The shape of job cards (or of cards like them) in a grid. */
export function SkeletonCards(props: { count?: number; columns?: 2 | 3; label?: string }) {
  const { count = 6, columns = 3, label = '読み込み中' } = props
  return (
    <Loading label={label}>
      <div className={`ui-grid ui-grid--${columns}`}>
        {times(count).map((index) => (
          <div className="card job-card" key={index}>
            <div className="skeleton h-6 w-18" />
            <div className="skeleton h-5 w-[85%]" />
            <div className="skeleton w-[45%]" />
            <div className="grid grid-cols-1 gap-3.5 border-y border-rule-soft py-3">
              <div className="skeleton w-[70%]" />
              <div className="skeleton w-[55%]" />
              <div className="skeleton w-1/2" />
              <div className="skeleton w-[60%]" />
            </div>
            <div className="skeleton" />
            <div className="skeleton w-[78%]" />
            <div className="ui-row ui-row--between">
              <div className="skeleton w-20" />
              <div className="skeleton h-10.5 w-26" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
