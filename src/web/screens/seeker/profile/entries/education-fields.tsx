import { useWatch } from 'react-hook-form'
import { FormGroupRow } from '#web/parts/fields/form-row.tsx'
import { controlId } from '#web/screens/seeker/profile/profile-faults.ts'
import type { ProfileFormState } from '#web/screens/seeker/profile/profile-form.ts'
import { TextRow } from '#web/screens/seeker/profile/text-row.tsx'
import { EntryFrame, type EntryMoves } from './entry-frame.tsx'
import { MonthSpan } from './month-span.tsx'

/** Fields of an entry of 学歴; `index` from 0. */
export function EducationFields({ form, index, moves }: { form: ProfileFormState; index: number; moves: EntryMoves }) {
  const errors = form.formState.errors.educations?.[index]
  const entry = `educations.${index}` as const
  const { school, degree, startDate, endDate } = useWatch({ control: form.control, name: entry })
  return (
    <EntryFrame
      {...moves}
      word="学歴"
      number={index + 1}
      title={school}
      place={degree}
      period={{ from: startDate, to: endDate }}
    >
      <TextRow form={form} name={`${entry}.school`} label="学校名" required input={{ placeholder: '青葉大学' }} />
      <TextRow
        form={form}
        name={`${entry}.degree`}
        label="学位・課程"
        required
        input={{ placeholder: '学士（看護学）' }}
      />
      <TextRow form={form} name={`${entry}.field`} label="専攻" input={{ placeholder: '看護学部 看護学科' }} />
      <FormGroupRow
        id={controlId(`${entry}.period`)}
        label="期間"
        optional
        error={errors?.startDate?.message ?? errors?.endDate?.message}
      >
        {() => (
          <MonthSpan
            form={form}
            entry={entry}
            labels={['入学', '卒業']}
            placeholders={['2013年4月', '2017年3月']}
            errors={errors}
          />
        )}
      </FormGroupRow>
      <TextRow form={form} name={`${entry}.gpa`} label="GPA" input={{ className: 'max-w-40', placeholder: '3.2' }} />
    </EntryFrame>
  )
}
