import type { UseFieldArrayReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { limits } from '#rules/limits.ts'
import { Checkbox } from '#web/parts/checkbox.tsx'
import { FormGroupRow, FormRow } from '#web/parts/form-row.tsx'
import { TextArea } from '#web/parts/text-area.tsx'
import { TextInput } from '#web/parts/text-input.tsx'
import { AddButton, EntryFrame, type EntryMoves } from './entry-frame.tsx'
import type { Form } from './overview-fields.tsx'
import { controlId } from './profile-faults.ts'
import type { ProfileForm } from './profile-form.ts'

type List = UseFieldArrayReturn<ProfileForm, 'experiences'>

/** 職歴, in the order in which it is shown. */
export function ExperienceFields(props: {
  form: Form
  list: List
  moves: (index: number, faulty: boolean) => EntryMoves
  addButtonId: string
  onAdd: () => void
}) {
  const { form, list, moves, addButtonId, onAdd } = props
  const errors = form.formState.errors.experiences
  return (
    <section className="stack">
      {list.fields.length > 0 && (
        <ul className="stack">
          {list.fields.map((field, index) => (
            <Experience key={field.id} form={form} index={index} moves={moves(index, Boolean(errors?.[index]))} />
          ))}
        </ul>
      )}
      <AddButton id={addButtonId} label="職歴を追加" disabled={list.fields.length >= limits.entries} onClick={onAdd} />
    </section>
  )
}

function Experience({ form, index, moves }: { form: Form; index: number; moves: EntryMoves }) {
  const { register, setValue, clearErrors, trigger, formState } = form
  const errors = formState.errors.experiences?.[index]
  const { title, company, startDate, endDate, isCurrent } = useWatch({
    control: form.control,
    name: `experiences.${index}`,
  })
  const name = <Key extends string>(key: Key) => `experiences.${index}.${key}` as const
  const period = startDate || endDate ? `${startDate}〜${isCurrent ? '現在' : endDate}` : ''
  const line = moves.open ? company : [company, period].filter(Boolean).join('・')
  const months = {
    'aria-invalid': (errors?.startDate || errors?.endDate ? true : undefined) as true | undefined,
  }

  return (
    <EntryFrame {...moves} word="職歴" number={index + 1} title={title} line={line}>
      <FormRow id={controlId(name('title'))} label="職種" required error={errors?.title?.message}>
        {(control) => <TextInput {...control} {...register(name('title'))} placeholder="看護師" />}
      </FormRow>
      <FormRow id={controlId(name('company'))} label="会社名" required error={errors?.company?.message}>
        {(control) => <TextInput {...control} {...register(name('company'))} />}
      </FormRow>
      <FormRow id={controlId(name('location'))} label="勤務地" optional error={errors?.location?.message}>
        {(control) => <TextInput {...control} {...register(name('location'))} placeholder="宮城県仙台市" />}
      </FormRow>
      <FormGroupRow
        id={controlId(name('period'))}
        label="期間"
        required
        hint={moves.open && !startDate ? '例：2019年4月' : undefined}
        error={errors?.startDate?.message ?? errors?.endDate?.message}
      >
        {() => (
          <>
            <div className="pair">
              <TextInput
                id={controlId(name('startDate'))}
                className="num"
                aria-label="開始"
                aria-required
                aria-invalid={errors?.startDate ? months['aria-invalid'] : undefined}
                placeholder="2019年4月"
                {...register(name('startDate'), { onBlur: () => endDate && void trigger(name('endDate')) })}
              />
              <span aria-hidden="true">〜</span>
              <TextInput
                id={controlId(name('endDate'))}
                className="num"
                aria-label="終了"
                aria-invalid={errors?.endDate ? months['aria-invalid'] : undefined}
                placeholder={isCurrent ? '現在' : '2021年3月'}
                {...register(name('endDate'))}
                disabled={isCurrent}
              />
            </div>
            <Checkbox
              label="現在もここで働いている"
              {...register(name('isCurrent'), {
                onChange: (event) => {
                  if (!event.target.checked) return
                  setValue(name('endDate'), '', { shouldDirty: true })
                  clearErrors(name('endDate'))
                },
              })}
            />
          </>
        )}
      </FormGroupRow>
      <FormRow id={controlId(name('description'))} label="内容" optional error={errors?.description?.message}>
        {(control) => <TextArea {...control} {...register(name('description'))} rows={4} />}
      </FormRow>
    </EntryFrame>
  )
}
