import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Ban, Bell, Check, CircleStop, CircleX, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { read } from '#web/api/read-query.ts'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { type RowAction, RowMenu } from '#web/parts/row-menu.tsx'
import { useMayChange } from '#web/session/use-may.ts'
import type { CaseQuestion } from './case-dialog.tsx'

const CaseDialog = lazyDialog(async () => (await import('./case-dialog.tsx')).CaseDialog)

/** Acts on a report from the list: stop, suspend, inform the applicants, reject what waits. */
export function CaseActs(props: {
  caseId: string
  job: { id: string; title: string; is_public?: boolean; is_deleted: boolean }
}) {
  const { caseId, job } = props
  const [asking, setAsking] = useState<CaseQuestion | null>(null)
  const client = useQueryClient()
  const mayHandle = useMayChange('case:handle')
  // Read a case only after a press, because reading is logged.
  const found = useQuery({ ...read('readCase', { params: { id: caseId } }), enabled: asking !== null })
  const act = (label: string, icon: LucideIcon, asking: CaseQuestion, danger = false): RowAction => ({
    ...{ label, icon, danger },
    onSelect: () => setAsking(asking),
  })
  function close() {
    setAsking(null)
    for (const name of ['listReports', 'listMessageReports']) void client.invalidateQueries({ queryKey: [name] })
  }
  return (
    <>
      <Link className="text-sm -order-1 inline-flex min-h-11 items-center" to={pagePath('adminCase', { id: caseId })}>
        案件を開く
      </Link>
      {mayHandle && (
        <RowMenu
          label={`「${job.title}」への対応`}
          text="対応する"
          actions={[
            ...(job.is_public ? [act('求人の掲載を停止する', CircleStop, { what: 'stop', job }, true)] : []),
            act('利用を停止する', Ban, { what: 'suspend' }, true),
            act('承認待ちの求人をすべて却下する', CircleX, { what: 'reject' }, true),
            act('応募者に通知する', Bell, { what: 'tell' }),
            act('案件を終了する', Check, { what: 'close' }),
          ]}
        />
      )}
      {asking && found.data && <CaseDialog asking={asking} found={found.data.case} onClose={close} />}
    </>
  )
}
