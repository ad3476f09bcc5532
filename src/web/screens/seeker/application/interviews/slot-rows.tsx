import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { type Control, type UseFormRegister, useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { maxSlots } from '#rules/interviews.ts'
import { isCalendarDate, tokyoDate } from '#rules/tokyo-date.ts'
import { Button } from '#web/parts/button.tsx'
import { FieldError, FieldMark } from '#web/parts/fields/field.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { IconButton } from '#web/parts/icon-button.tsx'
import { monthDayWeekdayText } from '#words/full-dates.ts'
import { dayPlan, type Interview, type InterviewValues, nextSlot } from './interview-form.ts'
import '#web/parts/fields/field.css'

/** One to ten slots of date and time. */
export function SlotRows(props: {
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
