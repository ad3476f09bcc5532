/** The shape of a job page while it is loaded. */
export function JobSkeleton() {
  return (
    <div className="page loading">
      <p className="vh" role="status">
        読み込み中
      </p>
      <div aria-hidden="true">
        <div className="stack tight pt-6 pb-7">
          <div className="sk w-28" />
          <div className="sk h-6 w-48" />
          <div className="sk h-9 w-[min(32rem,90%)]" />
          <div className="row">
            <div className="sk size-12" />
            <div className="sk h-5 w-44" />
          </div>
        </div>
        <div className="komochi" />
        <div className="detail facts-first pt-8">
          <div className="stack tight">
            <div className="sk h-10 w-full" />
            <div className="sk" />
            <div className="sk" />
            <div className="sk w-3/4" />
          </div>
          <div className="sheet sheet-body stack tight">
            <div className="sk h-8 w-40" />
            <div className="sk" />
            <div className="sk" />
            <div className="sk h-12 w-full" />
          </div>
        </div>
      </div>
    </div>
  )
}
