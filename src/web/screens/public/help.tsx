import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

export const meta = () => pageMeta({ title: 'ヘルプ' })

export default function Help() {
  return (
    <div className="page">
      <PageHead title="ヘルプ" />
    </div>
  )
}
