import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { changeFailure } from '#web/api/change-failure.ts'
import { fetchFile } from '#web/api/fetch-file.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { saveAs } from '#web/parts/save-as.ts'
import { toast } from '#web/parts/toasts/toast.ts'

/** The filters of the exported list. */
type ExportedList = {
  jobId?: string
  filters: Readonly<Record<string, string | undefined>>
  total: number | undefined
}

/** Asks for the contents of an export, and saves it. */
export function ExportDialog({ list, onClose }: { list: ExportedList; onClose: () => void }) {
  const { jobId, filters, total } = list
  const [withNotes, setWithNotes] = useState(false)
  const download = useMutation({
    mutationFn: () => {
      const query = { ...filters, ...(withNotes && { notes: '1' as const }) }
      return jobId
        ? fetchFile('exportApplicants', { params: { jobId }, query })
        : fetchFile('exportEmployerApplications', { query })
    },
    onSuccess: (blob) => {
      saveAs(blob, '応募者.csv')
      toast.success('CSVを書き出しました')
      onClose()
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      title="応募者をCSVで書き出す"
      about={
        <p className="ui-phrase text-sm">
          {total === undefined
            ? '表示している条件の応募者'
            : `表示している条件の応募者（${total.toLocaleString('ja-JP')}件）`}
          を書き出します。氏名や連絡先を含みますので、お取り扱いにご注意ください。書き出したことは記録に残ります。
        </p>
      }
      failure={download.error && changeFailure(download.error, 'CSVを作成できませんでした')}
      verb="書き出す"
      busyVerb="書き出しています…"
      busy={download.isPending}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        download.mutate()
      }}
    >
      <Checkbox
        label="チームのメモ・タグ・評価も含める"
        checked={withNotes}
        onChange={(event) => setWithNotes(event.target.checked)}
      />
    </FormDialog>
  )
}
