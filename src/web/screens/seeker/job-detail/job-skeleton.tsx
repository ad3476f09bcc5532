import '#web/parts/sheet.css'
import '#web/parts/site/detail-layout.css'
import '#web/parts/states/skeleton.css'

/** The shape of a loading job page. */
export function JobSkeleton() {
  return (
    <div className="ui-page min-h-dvh skeleton__loading">
      <p className="sr-only" role="status">
        読み込み中
      </p>
      <div aria-hidden="true">
        <div className="ui-stack ui-stack--tight pt-3 pb-4">
          <div className="skeleton w-28" />
          <div className="skeleton h-6 w-48" />
          <div className="skeleton h-8 w-[min(32rem,90%)]" />
          <div className="skeleton h-5 w-44" />
        </div>
        <div className="skeleton h-58 w-full lg:h-24" />
        <div className="detail-layout detail-layout--facts-first pt-5">
          <div className="ui-stack ui-stack--tight">
            <div className="skeleton h-10 w-full" />
            <div className="skeleton" />
            <div className="skeleton" />
            <div className="skeleton w-3/4" />
          </div>
          <div className="sheet sheet__body ui-stack ui-stack--tight">
            <div className="skeleton h-8 w-40" />
            <div className="skeleton" />
            <div className="skeleton" />
            <div className="skeleton h-12 w-full" />
          </div>
        </div>
      </div>
    </div>
  )
}
