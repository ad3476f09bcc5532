import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

export const meta = () => pageMeta({ title: '求人管理', hidden: true })

export default function EmployerJobs() {
  return <PageHead title="求人管理" />
}
