import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

export const meta = () => pageMeta({ title: '設定', hidden: true })

export default function Settings() {
  return <PageHead title="設定" />
}
