import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

export const meta = () => pageMeta({ title: '概要', hidden: true })

export default function EmployerDashboard() {
  return <PageHead title="概要" />
}
