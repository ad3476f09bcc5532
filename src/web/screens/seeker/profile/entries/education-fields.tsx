import { useWatch } from 'react-hook-form'
import { FormGroupRow, FormRow } from '#web/parts/fields/form-row.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import type { Form } from '#web/screens/seeker/profile/overview-fields.tsx'
import { controlId } from '#web/screens/seeker/profile/profile-faults.ts'
import { EntryFrame, type EntryMoves } from './entry-frame.tsx'
import { MonthSpan } from './month-span.tsx'

/** The fields of one entry of 学歴; `index` counts from 0. */
export function EducationFields({ form, index, moves }: { form: Form; index: number; moves: EntryMoves }) {
  const { register, formState } = form
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
          <MonthSpan
            form={form}
            entry={`educations.${index}`}
            labels={['入学', '卒業']}
            placeholders={['2013年4月', '2017年3月']}
            errors={errors}
          />
        )}
      </FormGroupRow>
      <FormRow id={controlId(name('gpa'))} label="GPA" optional error={errors?.gpa?.message}>
        {(control) => <TextInput {...control} {...register(name('gpa'))} className="max-w-40" placeholder="3.2" />}
      </FormRow>
    </EntryFrame>
  )
}
