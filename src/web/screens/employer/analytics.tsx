import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

export const meta = () => pageMeta({ title: '分析', hidden: true })

export default function EmployerAnalytics() {
  return <PageHead title="分析" />
}
