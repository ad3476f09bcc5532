import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { interviewKinds } from '#rules/interviews/interviews.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { RadioTile, RadioTiles } from '#web/parts/fields/radio-tiles.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { interviewKindLabel, interviewTimeText } from '#words/interviews.ts'
import { focusInterview } from './focus-interview.ts'
import { firstValues, type Interview, interviewForm, isAnyPast, minuteOptions, startsOf } from './interview-form.ts'
import { SlotRows } from './slot-rows.tsx'

const resolver = formResolver(interviewForm, ({ slots }) => ({
  slots: isAnyPast(slots, new Date()) ? 'slot-past' : undefined,
}))

const placeHint = {
  onsite: '例：東京都千代田区1-2-3 みちしるべビル2階',
  online: '例：会議のURLと、入り方',
  phone: '例：こちらから090-0000-0000にお電話します',
} as const

/** Proposes an interview, or other starts for one; the other side takes one of the starts. */
export function InterviewDialog(props: {
  applicationId: string
  /** The other side. */
  to: string
  moved: Interview | null
  onClose: () => void
}) {
  const { applicationId, to, moved, onClose } = props
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const [defaultValues] = useState(() => firstValues(moved, new Date()))
  const form = useForm({ resolver, mode: 'onSubmit', defaultValues })
  const { register, control, getValues } = form
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ kind, several, slots, ...values }) => {
    setFailure(null)
    const body = { ...values, slots: startsOf(slots), minutes: Number(values.minutes) }
    try {
      const { data, refreshed } = moved
        ? await call('moveInterview', { params: { id: applicationId, interviewId: moved.id }, body })
        : await call('proposeInterview', {
            params: { id: applicationId },
            body: { ...body, kind, shared_slot: !several },
          })
      toast.success(
        moved ? '面接の変更を提案しました' : '面接を提案しました',
        undefined,
        `interview:${data.interview.id}`,
      )
      await refreshed
      onClose()
      focusInterview(data.interview.id)
    } catch (error) {
      if (showServerErrors(error, ['slots', 'place', 'minutes', 'note'], form.setError) > 0) return
      setFailure(changeFailure(error, moved ? '変更を提案できませんでした' : '面接を提案できませんでした'))
    }
  })

  return (
    <FormDialog
      onClose={onClose}
      title={moved ? '面接の日時を変更する' : '面接を提案する'}
      about={
        <p className="ui-phrase">
          {moved?.status === 'accepted' &&
            moved.starts_at &&
            `${interviewTimeText(moved.starts_at, moved.minutes)}の予定は取り消され、元に戻せません。`}
          {to}が候補から1つ選ぶと、日時が決まります。
        </p>
      }
      failure={failure}
      verb={moved ? '変更を提案する' : '提案する'}
      busyVerb="送信しています…"
      busy={isSubmitting}
      onSubmit={submit}
    >
      <SlotRows control={control} register={register} values={() => getValues('slots')} />
      <Field id="interview-minutes" label="時間" error={errors.minutes?.message}>
        {(field) => <Select {...field} {...register('minutes')} options={minuteOptions(defaultValues.minutes)} />}
      </Field>
      {!moved && (
        <RadioTiles legend="方法" className="grid grid-cols-1 gap-2 sm:grid-cols-3">
          {interviewKinds.map((kind) => (
            <RadioTile key={kind} title={interviewKindLabel[kind]} value={kind} {...register('kind')} />
          ))}
        </RadioTiles>
      )}
      <Field
        id="interview-place"
        label="場所"
        optional
        hint={placeHint[form.watch('kind')]}
        error={errors.place?.message}
      >
        {(field) => <TextInput {...field} {...register('place')} />}
      </Field>
      <Field id="interview-note" label={moved ? '連絡' : '案内'} optional error={errors.note?.message}>
        {(field) => <TextArea {...field} {...register('note')} rows={3} />}
      </Field>
      {!moved && <Checkbox label="同じ日時に、ほかの応募者も受け入れる（説明会など）" {...register('several')} />}
    </FormDialog>
  )
}
