import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

export const meta = () => pageMeta({ title: 'ダッシュボード', hidden: true })

export default function AdminDashboard() {
  return <PageHead title="ダッシュボード" />
}
