import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

export const meta = () => pageMeta({ title: 'お役立ち情報' })

export default function Resources() {
  return (
    <div className="page">
      <PageHead title="お役立ち情報" />
    </div>
  )
}
