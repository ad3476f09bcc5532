import { Loading, SkeletonStats } from '#web/parts/states/skeleton.tsx'

/** The shape of the dashboard: who waits, figures, two lists. */
export function DashboardSkeleton() {
  return (
    <Loading label="数値を読み込み中">
      <div className="stack pt-6">
        <div className="notice wait border-s-rule">
          <span className="sk h-6 w-18" />
          <div className="stack tight">
            <div className="sk w-3/4" />
            <div className="sk w-1/2" />
          </div>
          <span className="sk btn h-10.5 w-40 border-0" />
        </div>
        <SkeletonStats count={4} />
        <div className="grid c2">
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
      <div className="sheet-head">
        <div className="sk h-5 w-32" />
        <div className="sk w-20" />
      </div>
      <div className="stack tight sheet-body">
        <div className="sk w-[70%]" />
        <div className="sk w-[55%]" />
        <div className="sk w-[65%]" />
        <div className="sk w-[60%]" />
      </div>
    </div>
  )
}
