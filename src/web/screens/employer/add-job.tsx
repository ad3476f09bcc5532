import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { RequireSession } from '#web/session/guard.tsx'

export const meta = () => pageMeta({ title: '求人を掲載', hidden: true })

export default function EmployerAddJob() {
  return (
    <RequireSession>
      {() => (
        <div className="page">
          <PageHead title="求人を掲載" />
        </div>
      )}
    </RequireSession>
  )
}
