import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

export const meta = () => pageMeta({ title: '応募者一覧', hidden: true })

export default function EmployerApplications() {
  return <PageHead title="応募者一覧" />
}
