import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

export const meta = () => pageMeta({ title: 'ユーザー管理', hidden: true })

export default function AdminUsers() {
  return <PageHead title="ユーザー管理" />
}
