import type { ReactNode } from 'react'
import '#web/parts/job-row.css'
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

/** The shape of job rows. */
export function SkeletonJobs({ count = 6, label = '読み込み中' }: { count?: number; label?: string }) {
  return (
    <Loading label={label}>
      <div className="job-rows">
        <div className="job-rows__head">
          <span>&nbsp;</span>
        </div>
        {times(count).map((index) => (
          <div className="job-row" key={index}>
            <div className="skeleton job-row__title my-1 w-[70%]" />
            <div className="job-row__about">
              <div className="skeleton w-[45%]" />
            </div>
            <div className="job-row__facts">
              <div className="skeleton my-1 w-[60%]" />
              <div className="skeleton my-1 w-[70%]" />
              <div className="skeleton my-1 w-[80%]" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
