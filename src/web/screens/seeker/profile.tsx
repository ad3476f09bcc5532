import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/page-head.tsx'

export const meta = () => pageMeta({ title: 'プロフィール', hidden: true })

export default function Profile() {
  return <PageHead title="プロフィール" />
}
