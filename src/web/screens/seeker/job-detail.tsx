import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { RequireSession } from '#web/session/guard.tsx'

export const meta = () => pageMeta({ title: '求人の詳細' })

export default function JobDetail() {
  return (
    <RequireSession>
      {() => (
        <div className="page">
          <PageHead title="求人の詳細" />
        </div>
      )}
    </RequireSession>
  )
}
