import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

export const meta = () => pageMeta({ title: 'プライバシーポリシー' })

export default function Privacy() {
  return (
    <div className="page">
      <PageHead title="プライバシーポリシー" />
    </div>
  )
}
