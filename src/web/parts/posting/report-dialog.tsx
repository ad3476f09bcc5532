import { z } from 'zod'
import { choice, optionalLines } from '#contract/fields.ts'
import { reportReasons } from '#rules/jobs/job-reports.ts'
import { limits } from '#rules/limits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field, FieldError } from '#web/parts/fields/field.tsx'
import { RadioTile, RadioTiles } from '#web/parts/fields/radio-tiles.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { reportReasonLabel } from '#words/choice-labels.ts'
import { lengthText } from '#words/length.ts'

type Report = { reason: (typeof reportReasons)[number]; text: string }

const resolver = formResolver(z.object({ reason: choice(reportReasons), text: optionalLines(limits.reportText) }))

/** Asks what is wrong with a job. The text stays after a failure; a second report is refused with a message. */
export function ReportDialog(props: {
  job: { id: string; title: string }
  /** Reports this question and its answer instead. */
  question?: { id: string; text: string }
  onReported: () => void
  onClose: () => void
}) {
  const { job, question, onReported, onClose } = props
  const about = question ? question.text : job.title
  const { form, errors, frame } = useDialogForm({
    resolver,
    // No reason is chosen yet.
    defaultValues: { text: '' } as Report,
    refused: '報告を送信できませんでした',
    send: async (body) => {
      try {
        const { message } = question
          ? await call('reportQuestion', { params: { id: question.id }, body })
          : await call('reportJob', { params: { id: job.id }, body })
        toast.success(message, undefined, `report:${job.id}`)
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 409)) throw error
        toast.info(error.message, '運営者が内容を確認します。', `report:${job.id}`)
      }
      onReported()
      onClose()
    },
  })
  const length = form.watch('text').trim().length

  return (
    <FormDialog
      onClose={onClose}
      title={question ? 'この質問と回答を報告する' : 'この求人を報告する'}
      about={<p>「{about}」について、運営者にお知らせください。報告したことと、お名前は、募集企業に伝わりません。</p>}
      verb="報告する"
      busyVerb="送信しています…"
      {...frame}
    >
      <RadioTiles legend="理由" className="grid grid-cols-1 gap-2">
        {reportReasons.map((value) => (
          <RadioTile
            key={value}
            title={reportReasonLabel[value]}
            value={value}
            aria-describedby={errors.reason && 'report-reason-error'}
            aria-invalid={errors.reason ? true : undefined}
            {...form.register('reason')}
          />
        ))}
        {errors.reason && <FieldError id="report-reason-error">理由を選んでください</FieldError>}
      </RadioTiles>
      <Field
        id="report-text"
        label="詳しい内容"
        optional
        error={errors.text?.message}
        counter={lengthText(length, limits.reportText)}
      >
        {(control) => <TextArea {...control} {...form.register('text')} rows={4} />}
      </Field>
    </FormDialog>
  )
}
