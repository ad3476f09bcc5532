import type { UseFieldArrayReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { limits } from '#rules/limits.ts'
import { FormGroupRow, FormRow } from '#web/parts/form-row.tsx'
import { TextInput } from '#web/parts/text-input.tsx'
import { AddButton, EntryFrame, type EntryMoves } from './entry-frame.tsx'
import type { Form } from './overview-fields.tsx'
import { controlId } from './profile-faults.ts'
import type { ProfileForm } from './profile-form.ts'

type List = UseFieldArrayReturn<ProfileForm, 'educations'>

/** 学歴, in the order in which it is shown. */
export function EducationFields(props: {
  form: Form
  list: List
  moves: (index: number, faulty: boolean) => EntryMoves
  addButtonId: string
  onAdd: () => void
}) {
  const { form, list, moves, addButtonId, onAdd } = props
  const errors = form.formState.errors.educations
  return (
    <section className="stack">
      {list.fields.length > 0 && (
        <ul className="stack">
          {list.fields.map((field, index) => (
            <Education key={field.id} form={form} index={index} moves={moves(index, Boolean(errors?.[index]))} />
          ))}
        </ul>
      )}
      <AddButton id={addButtonId} label="学歴を追加" disabled={list.fields.length >= limits.entries} onClick={onAdd} />
    </section>
  )
}

function Education({ form, index, moves }: { form: Form; index: number; moves: EntryMoves }) {
  const { register, trigger, formState } = form
  const errors = formState.errors.educations?.[index]
  const { school, degree, startDate, endDate } = useWatch({ control: form.control, name: `educations.${index}` })
  const name = <Key extends string>(key: Key) => `educations.${index}.${key}` as const
  const period = startDate || endDate ? `${startDate}〜${endDate}` : ''
  const line = moves.open ? degree : [degree, period].filter(Boolean).join('・')

  return (
    <EntryFrame {...moves} word="学歴" number={index + 1} title={school} line={line}>
      <FormRow id={controlId(name('school'))} label="学校名" required error={errors?.school?.message}>
        {(control) => <TextInput {...control} {...register(name('school'))} placeholder="青葉大学" />}
      </FormRow>
      <FormRow id={controlId(name('degree'))} label="学位・課程" required error={errors?.degree?.message}>
        {(control) => <TextInput {...control} {...register(name('degree'))} placeholder="学士（看護学）" />}
      </FormRow>
      <FormRow id={controlId(name('field'))} label="専攻" optional error={errors?.field?.message}>
        {(control) => <TextInput {...control} {...register(name('field'))} placeholder="看護学部 看護学科" />}
      </FormRow>
      <FormGroupRow
        id={controlId(name('period'))}
        label="期間"
        optional
        error={errors?.startDate?.message ?? errors?.endDate?.message}
      >
        {() => (
          <div className="pair">
            <TextInput
              id={controlId(name('startDate'))}
              className="num"
              aria-label="入学"
              aria-invalid={errors?.startDate ? true : undefined}
              placeholder="2013年4月"
              {...register(name('startDate'), { onBlur: () => endDate && void trigger(name('endDate')) })}
            />
            <span aria-hidden="true">〜</span>
            <TextInput
              id={controlId(name('endDate'))}
              className="num"
              aria-label="卒業"
              aria-invalid={errors?.endDate ? true : undefined}
              placeholder="2017年3月"
              {...register(name('endDate'))}
            />
          </div>
        )}
      </FormGroupRow>
      <FormRow id={controlId(name('gpa'))} label="GPA" optional error={errors?.gpa?.message}>
        {(control) => <TextInput {...control} {...register(name('gpa'))} className="max-w-40" placeholder="3.2" />}
      </FormRow>
    </EntryFrame>
  )
}
