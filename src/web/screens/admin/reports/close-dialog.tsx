import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { requiredText } from '#contract/fields.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { limits } from '#rules/limits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { type ChangeFailure, changeFailure, isOutdated } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { useReadRecord } from '#web/parts/moderation/use-read-record.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'
import { lengthText } from '#words/length.ts'

const resolver = formResolver(z.object({ note: requiredText(limits.reportNote) }))

/** Asks what was done about a report. `onClosed` is called with the report about to leave the list. */
export function CloseDialog(props: {
  report: { id: string; job: { title: string }; updated_at?: string }
  endpoint: 'closeReport' | 'closeMessageReport'
  /** The list that contains the report. */
  list: 'listReports' | 'listMessageReports'
  /** The consequences of closing this report. */
  about: string
  onClosed: (id: string) => void
  onCancel: () => void
}) {
  const { endpoint, list, about, onClosed, onCancel } = props
  const { read: report, changed } = useReadRecord(props.report, { reports: '報告' }, pagePath('reports'))
  const client = useQueryClient()
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: { note: '' } })
  const { errors, isSubmitting } = form.formState
  const length = form.watch('note').trim().length

  function leave() {
    onCancel()
    onClosed(report.id)
  }

  const submit = form.handleSubmit(async (body) => {
    setFailure(null)
    try {
      const { message } =
        endpoint === 'closeReport'
          ? await call(endpoint, { params: { id: report.id }, body: { ...body, version: report.updated_at ?? '' } })
          : await call(endpoint, { params: { id: report.id }, body })
      toast.success(message ?? confirmation.reportClosed, report.job.title, `report:${report.id}`)
      leave()
    } catch (error) {
      if (showServerErrors(error, ['note'], form.setError) > 0) return
      const failed = changeFailure(error, '操作に失敗しました')
      const isChanged = error instanceof ApiError && error.code === 'case-changed'
      if (!isOutdated(error) || isChanged) return setFailure((isChanged && changed(error)) || failed)
      toast.error(failed.title, failed.line, `report:${report.id}`)
      leave()
      void client.invalidateQueries({ queryKey: [list] })
    }
  })

  return (
    <FormDialog
      onClose={onCancel}
      title="報告を対応済みにしますか？"
      about={<p>{about}</p>}
      failure={failure}
      verb="対応済みにする"
      busyVerb="保存しています…"
      busy={isSubmitting}
      onSubmit={submit}
    >
      <Field
        id="report-note"
        label="対応の内容"
        required
        hint="運営者だけが読みます。例：募集企業に確認し、賃金の記載を修正してもらった。"
        error={errors.note?.message}
        counter={lengthText(length, limits.reportNote)}
      >
        {(control) => <TextArea {...control} {...form.register('note')} rows={4} />}
      </Field>
    </FormDialog>
  )
}
