import { useState } from 'react'
import { call } from '#web/api/client.ts'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'
import type { ReceivedApplication } from './use-decide.ts'

/** Deletes a person from elsewhere at their request. */
export function DeleteExternal(props: { application: ReceivedApplication; onDeleted: () => void }) {
  const { application, onDeleted } = props
  const { id, job_id: jobId, applicant_name: name } = application
  const [asks, setAsks] = useState(false)
  return (
    <>
      <div>
        <Button size="sm" variant="danger-line" onClick={() => setAsks(true)}>
          応募者を削除する
        </Button>
      </div>
      {asks && (
        <ConfirmChange
          title={`${name}さんを削除しますか？`}
          verb="削除する"
          busyVerb="削除しています…"
          refused="応募者を削除できませんでした"
          onClose={() => setAsks(false)}
          onConfirm={async () => {
            const { refreshed } = await call('deleteExternalApplicant', { params: { jobId, applicationId: id } })
            await refreshed
            toast.success(confirmation.externalDeleted, undefined, `applicant:${id}`)
            onDeleted()
          }}
        >
          <p className="ui-phrase">登録した情報、ファイル、メモ、評価をすべて削除します。元に戻せません。</p>
        </ConfirmChange>
      )}
    </>
  )
}
