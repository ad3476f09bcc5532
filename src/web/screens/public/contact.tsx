import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

export const meta = () => pageMeta({ title: 'お問い合わせ' })

export default function Contact() {
  return (
    <div className="page">
      <PageHead title="お問い合わせ" />
    </div>
  )
}
