import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { useMay } from '#web/session/use-may.ts'
import { ApiKeys } from './integrations/api-keys.tsx'
import { WebhookSheet } from './integrations/webhook-sheet.tsx'

export const meta = () => pageMeta({ title: '連携', hidden: true })

/** API keys and webhooks of the employer. */
export default function EmployerIntegrations() {
  const manages = useMay('integration:manage')
  return (
    <>
      <PageHead title="連携" lead="採用管理システムなどと、求人・応募のデータを連携します。" />
      <div className="ui-stack pt-6">
        {manages ? (
          <Settings />
        ) : (
          <EmptyState title="連携を設定できるのは、チームのオーナーです">
            設定が必要なときは、チームのオーナーに依頼してください。
          </EmptyState>
        )}
      </div>
    </>
  )
}

/** Wait for both lists, because the keys' arrival would move what is below. */
function Settings() {
  const lists = [useQuery(read('listApiKeys')), useQuery(read('listWebhooks'))]
  if (lists.some(({ isPending }) => isPending)) return <SkeletonRows count={5} label="連携の設定を読み込み中" />
  return (
    <>
      <ApiKeys />
      <WebhookSheet />
    </>
  )
}
