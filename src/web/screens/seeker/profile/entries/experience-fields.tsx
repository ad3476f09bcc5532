import { useWatch } from 'react-hook-form'
import { leavingReasons, leavingText } from '#rules/people/papers.ts'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { FormGroupRow, FormRow } from '#web/parts/fields/form-row.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { controlId } from '#web/screens/seeker/profile/profile-faults.ts'
import type { ProfileFormState } from '#web/screens/seeker/profile/profile-form.ts'
import { TextRow } from '#web/screens/seeker/profile/text-row.tsx'
import { EntryFrame, type EntryMoves } from './entry-frame.tsx'
import { MonthSpan } from './month-span.tsx'

const reasons = leavingReasons.map((value) => ({ value, label: `${leavingText[value]}退職` }))

/** Fields of an entry of 職歴; `index` from 0. */
export function ExperienceFields({ form, index, moves }: { form: ProfileFormState; index: number; moves: EntryMoves }) {
  const { register, setValue, clearErrors, formState } = form
  const errors = formState.errors.experiences?.[index]
  const entry = `experiences.${index}` as const
  const { title, company, startDate, endDate, isCurrent } = useWatch({ control: form.control, name: entry })
  return (
    <EntryFrame
      {...moves}
      word="職歴"
      number={index + 1}
      title={title}
      place={company}
      period={{ from: startDate, to: isCurrent ? '現在' : endDate }}
    >
      <TextRow form={form} name={`${entry}.title`} label="職種" required input={{ placeholder: '看護師' }} />
      <TextRow form={form} name={`${entry}.company`} label="会社名" required />
      <TextRow form={form} name={`${entry}.location`} label="勤務地" input={{ placeholder: '宮城県仙台市' }} />
      <FormGroupRow
        id={controlId(`${entry}.period`)}
        label="期間"
        required
        hint={moves.open && !startDate ? '例：2019年4月' : undefined}
        error={errors?.startDate?.message ?? errors?.endDate?.message}
      >
        {() => (
          <>
            <MonthSpan
              form={form}
              entry={entry}
              labels={['開始', '終了']}
              placeholders={['2019年4月', isCurrent ? '現在' : '2021年3月']}
              required
              isOpenEnded={isCurrent}
              errors={errors}
            />
            <Checkbox
              label="現在もここで働いている"
              {...register(`${entry}.isCurrent`, {
                onChange: (event) => {
                  if (!event.target.checked) return
                  setValue(`${entry}.endDate`, '', { shouldDirty: true })
                  clearErrors(`${entry}.endDate`)
                },
              })}
            />
          </>
        )}
      </FormGroupRow>
      {!isCurrent && (
        <FormRow
          id={controlId(`${entry}.leaving`)}
          label="退職の理由"
          optional
          hint="履歴書にだけ表示されます。"
          error={errors?.leaving?.message}
        >
          {(control) => (
            <Select {...control} {...register(`${entry}.leaving`)} placeholder="記載しない" options={reasons} />
          )}
        </FormRow>
      )}
      <FormRow id={controlId(`${entry}.description`)} label="内容" optional error={errors?.description?.message}>
        {(control) => <TextArea {...control} {...register(`${entry}.description`)} rows={4} />}
      </FormRow>
    </EntryFrame>
  )
}
