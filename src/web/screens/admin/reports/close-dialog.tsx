import { requiredLines } from '#contract/fields.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { limits } from '#rules/limits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { isOutdated } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { TextDialog } from '#web/parts/dialogs/text-dialog.tsx'
import { useReadRecord } from '#web/parts/moderation/use-read-record.ts'
import { toast } from '#web/parts/toasts/toast.ts'

/** Asks what was done about a report. `onClosed` is called with the report about to leave the list. */
export function CloseDialog(props: {
  report: { id: string; job: { title: string }; updated_at?: string }
  endpoint: 'closeReport' | 'closeMessageReport'
  /** The consequences of closing this report. */
  about: string
  onClosed: (id: string) => void
  onClose: () => void
}) {
  const { endpoint, about, onClosed, onClose } = props
  const { read: report, changed } = useReadRecord(props.report, { reports: '報告' }, pagePath('reports'))

  function leave() {
    onClose()
    onClosed(report.id)
  }

  return (
    <TextDialog
      onClose={onClose}
      title="報告を対応済みにしますか？"
      about={<p>{about}</p>}
      verb="対応済みにする"
      busyVerb="保存しています…"
      name="note"
      text={requiredLines(limits.reportNote)}
      label="対応の内容"
      hint="運営者だけが読みます。例：募集企業に確認し、賃金の記載を修正してもらった。"
      limit={limits.reportNote}
      rows={4}
      refused="操作に失敗しました"
      onFailure={(error, usual) => {
        const isChanged = error instanceof ApiError && error.code === 'case-changed'
        if (!isOutdated(error) || isChanged) return (isChanged && changed(error)) || usual
        toast.error(usual.title, usual.line, `report:${report.id}`)
        leave()
        return null
      }}
      onSubmit={async (note) => {
        const { message } =
          endpoint === 'closeReport'
            ? await call(endpoint, { params: { id: report.id }, body: { note, version: report.updated_at ?? '' } })
            : await call(endpoint, { params: { id: report.id }, body: { note } })
        toast.success(message, report.job.title, `report:${report.id}`)
        leave()
      }}
    />
  )
}
