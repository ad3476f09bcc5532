import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

export const meta = () => pageMeta({ title: 'よくある質問' })

export default function Faq() {
  return (
    <div className="page">
      <PageHead title="よくある質問" />
    </div>
  )
}
