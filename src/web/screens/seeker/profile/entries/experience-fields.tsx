import { useWatch } from 'react-hook-form'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { FormGroupRow, FormRow } from '#web/parts/fields/form-row.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import type { Form } from '#web/screens/seeker/profile/overview-fields.tsx'
import { controlId } from '#web/screens/seeker/profile/profile-faults.ts'
import { EntryFrame, type EntryMoves } from './entry-frame.tsx'
import { MonthSpan } from './month-span.tsx'

/** The fields of one entry of 職歴; `index` counts from 0. */
export function ExperienceFields({ form, index, moves }: { form: Form; index: number; moves: EntryMoves }) {
  const { register, setValue, clearErrors, formState } = form
  const errors = formState.errors.experiences?.[index]
  const { title, company, startDate, endDate, isCurrent } = useWatch({
    control: form.control,
    name: `experiences.${index}`,
  })
  const name = <Key extends string>(key: Key) => `experiences.${index}.${key}` as const
  const period = startDate || endDate ? `${startDate}〜${isCurrent ? '現在' : endDate}` : ''
  const line = moves.open ? company : [company, period].filter(Boolean).join('・')

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
            <MonthSpan
              form={form}
              entry={`experiences.${index}`}
              labels={['開始', '終了']}
              placeholders={['2019年4月', isCurrent ? '現在' : '2021年3月']}
              required
              isOpenEnded={isCurrent}
              errors={errors}
            />
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
