import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

export const meta = () => pageMeta({ title: '利用規約' })

export default function Terms() {
  return (
    <div className="page">
      <PageHead title="利用規約" />
    </div>
  )
}
