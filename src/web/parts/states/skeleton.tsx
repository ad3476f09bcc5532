import { Loading, times } from './skeleton-jobs.tsx'
import '#web/parts/sheet.css'
import '#web/parts/stats.css'
import './skeleton.css'

/** The shape of a sheet of figures. */
export function SkeletonStats({ count }: { count: number }) {
  return (
    <div className="stats">
      {times(count).map((index) => (
        <div className="stats__item gap-2" key={index}>
          <div className="skeleton w-1/2" />
          <div className="skeleton h-9 w-20" />
          <div className="skeleton w-3/4" />
        </div>
      ))}
    </div>
  )
}

/** The shape of rows in a sheet: lists, tables. */
export function SkeletonRows({ count = 5, label = '読み込み中' }: { count?: number; label?: string }) {
  return (
    <Loading label={label}>
      <div className="sheet">
        {times(count).map((index) => (
          <div className="sheet__head" key={index}>
            <div className="ui-stack ui-stack--tight flex-1">
              <div className="skeleton h-4 w-1/2" />
              <div className="skeleton w-1/3" />
            </div>
            <div className="skeleton h-6 w-18" />
          </div>
        ))}
      </div>
    </Loading>
  )
}

/** The shape of a text: a title and lines. */
export function SkeletonText({ lines = 6, label = '読み込み中' }: { lines?: number; label?: string }) {
  return (
    <Loading label={label}>
      <div className="ui-stack ui-stack--tight">
        <div className="skeleton h-7 w-2/3" />
        {times(lines).map((index) => (
          <div className={index % 3 === 2 ? 'skeleton w-3/4' : 'skeleton'} key={index} />
        ))}
      </div>
    </Loading>
  )
}
