import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { useMay } from '#web/session/use-may.ts'
import { ApiKeys } from './integrations/api-keys.tsx'
import { WebhookSheet } from './integrations/webhook-sheet.tsx'

export const meta = () => pageMeta({ title: '連携', hidden: true })

/** Programs that work with the employer's jobs and applicants. */
export default function EmployerIntegrations() {
  const manages = useMay('integration:manage')
  return (
    <>
      <PageHead title="連携" lead="採用管理システムなどのプログラムと、求人や応募をやり取りします。" />
      <div className="ui-stack pt-6">
        {manages ? (
          <>
            <ApiKeys />
            <WebhookSheet />
          </>
        ) : (
          <EmptyState title="連携を設定できるのは、チームのオーナーです">
            設定が必要なときは、チームのオーナーに依頼してください。
          </EmptyState>
        )}
      </div>
    </>
  )
}
