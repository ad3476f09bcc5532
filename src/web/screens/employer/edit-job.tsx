import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

export const meta = () => pageMeta({ title: '求人を編集', hidden: true })

export default function EmployerEditJob() {
  return <PageHead title="求人を編集" />
}
