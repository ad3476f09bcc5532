import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

export const meta = () => pageMeta({ title: '企業情報' })

export default function Companies() {
  return (
    <div className="page">
      <PageHead title="企業情報" lead="企業の雰囲気と、募集中の求人を調べられます。" />
    </div>
  )
}
