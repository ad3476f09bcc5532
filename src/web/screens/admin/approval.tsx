import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

export const meta = () => pageMeta({ title: '求人承認', hidden: true })

export default function AdminApproval() {
  return <PageHead title="求人承認" />
}
