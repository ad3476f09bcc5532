import { SkeletonStats } from '#web/parts/states/skeleton.tsx'
import { Loading } from '#web/parts/states/skeleton-jobs.tsx'
import '#web/parts/sheet.css'
import '#web/parts/states/notice.css'
import '#web/parts/states/skeleton.css'

/** The shape of the dashboard: who waits, figures, two lists. */
export function DashboardSkeleton() {
  return (
    <Loading label="数値を読み込み中">
      <div className="ui-stack pt-6">
        <div className="notice notice--waiting border-s-rule">
          <span className="skeleton h-6 w-18" />
          <div className="ui-stack ui-stack--tight">
            <div className="skeleton w-3/4" />
            <div className="skeleton w-1/2" />
          </div>
          <span className="skeleton inline-flex h-10.5 min-h-(--control-md) w-40 max-md:col-span-full max-md:mt-2" />
        </div>
        <SkeletonStats count={4} />
        <div className="ui-grid ui-grid--2">
          <ListSkeleton />
          <ListSkeleton />
        </div>
      </div>
    </Loading>
  )
}

function ListSkeleton() {
  return (
    <div className="sheet">
      <div className="sheet__head">
        <div className="skeleton h-5 w-32" />
        <div className="skeleton w-20" />
      </div>
      <div className="ui-stack ui-stack--tight sheet__body">
        <div className="skeleton w-[70%]" />
        <div className="skeleton w-[55%]" />
        <div className="skeleton w-[65%]" />
        <div className="skeleton w-[60%]" />
      </div>
    </div>
  )
}
