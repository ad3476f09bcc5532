import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

export const meta = () => pageMeta({ title: '応募履歴', hidden: true })

export default function Applications() {
  return <PageHead title="応募履歴" />
}
