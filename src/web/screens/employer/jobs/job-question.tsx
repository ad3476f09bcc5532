import { ConfirmDialog } from '#web/parts/dialogs/confirm-dialog.tsx'
import { heldRecords } from '#words/held-records.ts'
import { type JobChange, useJobChange } from './job-change.ts'
import type { MyJob } from './publication.ts'

/** Asks before a job is closed, reopened or deleted, or its correction is withdrawn. */
export function JobQuestion(props: {
  job: MyJob
  change: JobChange | null
  onClose: () => void
  onChanged: (id: string) => void
}) {
  const { job, change, onClose, onChanged } = props
  const mutation = useJobChange({ onEnd: onClose, onChanged })
  const words = change && questionAbout(job)[change]
  return (
    <ConfirmDialog
      open={words !== null}
      onOpenChange={(open) => !open && onClose()}
      title={words?.title}
      verb={words?.verb ?? ''}
      busyVerb={words?.busy ?? ''}
      danger={change === 'delete'}
      busy={mutation.isPending}
      onConfirm={() => change && mutation.mutate({ id: job.id, change })}
    >
      <p>
        <b>{job.title}</b>
      </p>
      <p className="ui-phrase">{words?.body}</p>
    </ConfirmDialog>
  )
}

const questionAbout = (job: MyJob): Record<JobChange, { title: string; body: string; verb: string; busy: string }> => ({
  close: {
    title: '募集を終了しますか？',
    body: '求人は公開されなくなり、新しい応募を受け付けません。届いた応募はそのまま残り、募集はあとで再開できます。',
    verb: '募集を終了する',
    busy: '終了しています…',
  },
  reopen: {
    title: '募集を再開しますか？',
    body:
      job.approval_status === 'approved'
        ? '求人がもう一度公開され、応募を受け付けます。'
        : '運営者に承認されると公開され、応募を受け付けます。',
    verb: '募集を再開する',
    busy: '再開しています…',
  },
  withdraw: {
    title: '修正を取り下げますか？',
    body: '修正した内容は破棄され、求人は承認済みの内容のままになります。',
    verb: '取り下げる',
    busy: '取り下げています…',
  },
  delete: {
    title: '求人を削除しますか？',
    body:
      job.application_count > 0
        ? `届いた応募${job.application_count}件も一緒に削除されます。元に戻せません。${heldRecords}`
        : `削除した求人は元に戻せません。${heldRecords}`,
    verb: '削除する',
    busy: '削除しています…',
  },
})
