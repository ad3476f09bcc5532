import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { type Control, type UseFormRegister, useFieldArray, useForm, useFormState, useWatch } from 'react-hook-form'
import { interviewKinds, maxInterviewers, maxSlots } from '#rules/interviews.ts'
import type { Side } from '#rules/messages/sides.ts'
import { isCalendarDate, tokyoDate } from '#rules/tokyo-date.ts'
import { ApiError } from '#web/api/api-error.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { Button } from '#web/parts/button.tsx'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { Field, FieldError, FieldMark } from '#web/parts/fields/field.tsx'
import { RadioTile, RadioTiles } from '#web/parts/fields/radio-tiles.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { IconButton } from '#web/parts/icon-button.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { monthDayWeekdayText } from '#words/full-dates.ts'
import { interviewKindLabel, interviewTimeText } from '#words/interviews.ts'
import { focusInterview } from './focus-interview.ts'
import {
  dayPlan,
  firstValues,
  type Interview,
  type InterviewValues,
  interviewForm,
  isAnyPast,
  isAnyUnusual,
  minuteOptions,
  nextSlot,
  startsOf,
} from './interview-form.ts'
import '#web/parts/fields/field.css'

const resolver = formResolver(interviewForm, ({ slots }) => ({
  slots: isAnyPast(slots, new Date()) ? 'slot-past' : undefined,
}))

const placeHint = {
  onsite: '例：東京都千代田区1-2-3 みちしるべビル2階',
  online: '例：会議のURL、参加方法',
  phone: '例：こちらから090-0000-0000にお電話します',
} as const

type Overlap = { applicant_name: string; starts_at: string; minutes: number; settled: boolean }

/** The conflict with a proposal; undefined for other failures. */
const overlapIn = (error: unknown) =>
  error instanceof ApiError && error.code === 'slot-overlaps' ? (error.data as { overlap: Overlap }).overlap : undefined

/** Proposes an interview, or other slots for one. */
export function InterviewDialog(props: {
  application: { application_id: string; job_id: string; side: Side }
  /** The other side. */
  to: string
  moved: Interview | null
  onClose: () => void
}) {
  const { application, to, moved, onClose } = props
  const { application_id: id, job_id, side } = application
  const isEmployer = side === 'employer'
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const [defaultValues] = useState(() => firstValues(moved, new Date()))
  const form = useForm({ resolver, mode: 'onSubmit', defaultValues })
  const { register, control, getValues, setValue } = form
  const { errors, isSubmitting, dirtyFields } = form.formState
  // The warnings that the next press accepts.
  const [confirmed, setConfirmed] = useState({ overlap: false, hours: false })
  const dates = useWatch({ control, name: 'slots' }).flatMap(({ date }) => (isCalendarDate(date) ? [date] : []))
  const [firstDay, lastDay] = [dates.toSorted()[0], dates.toSorted().at(-1)]
  const appointments = useQuery({
    ...read('listMyInterviews', { query: { from: firstDay, to: lastDay } }),
    enabled: isEmployer && firstDay !== undefined,
    placeholderData: (before) => before,
  }).data?.interviews.filter(({ id, side }) => id !== moved?.id && side === 'employer')
  const team = useQuery({ ...read('readTeam'), enabled: isEmployer }).data?.members ?? []
  const job = useQuery({ ...read('readJob', { params: { id: job_id } }), enabled: isEmployer && !moved }).data?.job
  const kind = useWatch({ control, name: 'kind' })
  const workplace = job && (job.terms?.workplace?.address || job.location)
  useEffect(() => {
    if (workplace && kind === 'onsite' && !dirtyFields.place && getValues('place') === '') setValue('place', workplace)
  }, [workplace, kind, dirtyFields.place, getValues, setValue])

  const verb = moved ? '変更を提案する' : '提案する'
  const confirmAgain = `このまま送る場合は、もう一度「${verb}」を押してください。`
  const submit = form.handleSubmit(async ({ kind, several, slots, url, interviewers, ...values }) => {
    setFailure(null)
    if (isEmployer && isAnyUnusual(slots) && !confirmed.hours) {
      setConfirmed({ ...confirmed, hours: true })
      return setFailure({
        title: '7:00〜22:00以外の時刻があります',
        line: confirmAgain,
      })
    }
    const body = {
      ...values,
      slots: startsOf(slots),
      minutes: Number(values.minutes),
      // Values of the other kind are not sent.
      ...(isEmployer && { url: kind === 'online' ? url : '', interviewers, allow_overlap: confirmed.overlap }),
    }
    try {
      const { data, refreshed } = moved
        ? await call('moveInterview', { params: { id, interviewId: moved.id }, body })
        : await call('proposeInterview', {
            params: { id },
            body: { ...body, kind, ...(several && { shared_slot: false }) },
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
      if (showServerErrors(error, ['slots', 'place', 'url', 'minutes', 'note'], form.setError) > 0) return
      const overlap = overlapIn(error)
      if (overlap) {
        setConfirmed({ ...confirmed, overlap: true })
        const when = interviewTimeText(overlap.starts_at, overlap.minutes)
        const what = `${when}の${overlap.applicant_name}さん（${overlap.settled ? '決定' : '候補'}）と重なっています。`
        return setFailure({
          title: '面接の日時が重なっています',
          line: `${what}${confirmAgain}`,
        })
      }
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
      verb={verb}
      busyVerb="送信しています…"
      busy={isSubmitting}
      onSubmit={submit}
    >
      <SlotRows control={control} register={register} values={() => getValues('slots')} appointments={appointments} />
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
      <Field id="interview-place" label="場所" optional hint={placeHint[kind]} error={errors.place?.message}>
        {(field) => <TextInput {...field} {...register('place')} />}
      </Field>
      {isEmployer && kind === 'online' && (
        <Field
          id="interview-url"
          label="接続先のURL"
          optional
          hint="例：https://meet.example.com/…"
          error={errors.url?.message}
        >
          {(field) => <TextInput {...field} type="url" inputMode="url" {...register('url')} />}
        </Field>
      )}
      {isEmployer && team.length > 1 && (
        <fieldset className="field">
          <legend className="mb-2">面接を担当する人（{maxInterviewers}人まで。応募者には表示されません）</legend>
          <div className="ui-row ui-row--tight">
            {team.map(({ id, name }) => (
              <Checkbox key={id} label={name} value={id} {...register('interviewers')} />
            ))}
          </div>
        </fieldset>
      )}
      <Field id="interview-note" label={moved ? '連絡' : '案内'} optional error={errors.note?.message}>
        {(field) => <TextArea {...field} {...register('note')} rows={3} />}
      </Field>
      {!moved && <Checkbox label="同じ日時に、ほかの応募者も受け入れる（説明会など）" {...register('several')} />}
    </FormDialog>
  )
}

/** One to ten slots of date and time. */
function SlotRows(props: {
  control: Control<InterviewValues>
  register: UseFormRegister<InterviewValues>
  values: () => InterviewValues['slots']
  /** The reader's other appointments; undefined for applicants. */
  appointments: readonly Interview[] | undefined
}) {
  const { control, register, values, appointments } = props
  const typed = useWatch({ control, name: 'slots' })
  const { fields, append, remove } = useFieldArray({ control, name: 'slots' })
  const { errors } = useFormState({ control, name: 'slots' })
  const errorId = useId()
  const fault = faultOf(errors.slots)
  const wrong = (index: number, part: 'date' | 'time') => ({
    'aria-invalid': errors.slots?.[index]?.[part] ? true : undefined,
    'aria-describedby': fault ? errorId : undefined,
  })
  return (
    <fieldset className="field">
      <legend className="mb-2">
        候補の日時（日本時間）
        <FieldMark required />
      </legend>
      <ol className="ui-stack ui-stack--tight">
        {fields.map((field, index) => (
          <li key={field.id}>
            <div className="flex gap-1.5 sm:gap-2">
              <TextInput
                type="date"
                className="min-w-0 flex-5 px-1.5"
                min={tokyoDate(new Date())}
                aria-label={`候補${index + 1}の日付`}
                {...wrong(index, 'date')}
                {...register(`slots.${index}.date`)}
              />
              <TextInput
                type="time"
                className="min-w-0 flex-3 px-1.5"
                aria-label={`候補${index + 1}の開始時刻`}
                {...wrong(index, 'time')}
                {...register(`slots.${index}.time`)}
              />
              {fields.length > 1 && (
                <IconButton label={`候補${index + 1}を外す`} onClick={() => remove(index)}>
                  <X className="ui-icon" aria-hidden="true" />
                </IconButton>
              )}
            </div>
            <Day date={typed[index]?.date ?? ''} appointments={appointments} />
          </li>
        ))}
      </ol>
      {fault && <FieldError id={errorId}>{fault}</FieldError>}
      {fields.length < maxSlots && (
        <div>
          <Button size="sm" onClick={() => append(nextSlot(values()), { focusName: `slots.${fields.length}.time` })}>
            <Plus className="ui-icon" aria-hidden="true" />
            候補を追加する
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** A slot's weekday, and that day's appointments. */
function Day({ date, appointments }: { date: string; appointments: readonly Interview[] | undefined }) {
  if (!isCalendarDate(date)) return null
  const { busy, free } = dayPlan(date, appointments ?? [])
  return (
    <p className="pt-1 text-xs text-muted" data-part="day">
      <b>{monthDayWeekdayText(`${date}T00:00:00+09:00`)}</b>
      {busy.length > 0 && (
        <>
          {' '}
          予定：{busy.join('、')}　空き：{free.join('、') || 'なし'}
        </>
      )}
    </p>
  )
}

type RowErrors = { date?: { message?: string }; time?: { message?: string } } | undefined

/** The first fault of the slots: of one row, or of all. */
function faultOf(errors: unknown): string | undefined {
  if (!Array.isArray(errors)) return (errors as { message?: string } | undefined)?.message
  const row = (errors as RowErrors[]).find((each) => each?.date || each?.time)
  return row?.date?.message ?? row?.time?.message
}
