import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { read } from '#web/api/read-query.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { useMayChange } from '#web/session/use-may.ts'
import { CaseDialog, type CaseQuestion } from './case-dialog.tsx'

/** Acts on a report from the list: stop, suspend, inform the applicants, reject what waits. */
export function CaseActs(props: {
  caseId: string
  job: { id: string; title: string; is_public?: boolean; is_deleted: boolean }
  describedBy: string
}) {
  const { caseId, job, describedBy } = props
  const [asking, setAsking] = useState<CaseQuestion | null>(null)
  const client = useQueryClient()
  const mayHandle = useMayChange('case:handle')
  // Read a case only after a press, because reading is logged.
  const found = useQuery({ ...read('readCase', { params: { id: caseId } }), enabled: asking !== null })
  const button = (label: string, question: CaseQuestion) => (
    <Button size="sm" aria-describedby={describedBy} onClick={() => setAsking(question)}>
      {label}
    </Button>
  )
  function close() {
    setAsking(null)
    for (const name of ['listReports', 'listMessageReports']) void client.invalidateQueries({ queryKey: [name] })
  }
  return (
    <div className="ui-row ui-row--tight">
      {mayHandle && (
        <>
          {job.is_public && button('求人の掲載を停止する', { what: 'stop', job })}
          {button('利用を停止する', { what: 'suspend' })}
          {button('応募者に通知する', { what: 'tell' })}
          {button('承認待ちの求人をすべて却下する', { what: 'reject' })}
          {button('案件を終了する', { what: 'close' })}
        </>
      )}
      <LinkButton size="sm" variant="ghost" to={pagePath('adminCase', { id: caseId })}>
        案件を開く
      </LinkButton>
      {asking && found.data && <CaseDialog asking={asking} found={found.data.case} onClose={close} />}
    </div>
  )
}
