import { useWatch } from 'react-hook-form'
import { limits } from '#rules/limits.ts'
import { FormGroupRow, FormRow, FormSheet } from '#web/parts/fields/form-row.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { useRowFindings } from '#web/parts/job-form/findings/form-findings.ts'
import { RowFindings } from '#web/parts/job-form/findings/row-findings.tsx'
import { useLateComponent } from '#web/parts/job-form/late-component.ts'
import { TextRow } from '#web/parts/job-form/rows/text-row.tsx'
import { describedBy, useJobField, useJobForm } from '#web/parts/job-form/rows/use-job-field.ts'
import { lengthText } from '#words/length.ts'

/** What the job is, where, and for whom. */
export function BasicsSection() {
  return (
    <FormSheet number="1" title="基本情報">
      <TextRow
        name="title"
        label="求人タイトル"
        required
        hint="職種と特徴が分かる短い言葉で。例：訪問看護師（オンコールなし）"
        maxLength={limits.title}
      />
      <TextRow name="company" label="会社名" required maxLength={limits.company} autoComplete="organization" />
      <TextRow
        name="location"
        label="勤務地"
        required
        hint="都道府県から市区町村まで書くと、勤務地の検索結果に表示されます。例：神奈川県横浜市鶴見区"
        maxLength={limits.location}
      />
      <OccupationRow />
      <DescriptionRow />
    </FormSheet>
  )
}

/** Occupations and the words for guessing load after the screen. */
const loadChoice = async () => (await import('#web/parts/job-form/rows/occupation-choice.tsx')).OccupationChoice

/** Up to three occupations; without any, the guess from the title is shown. */
function OccupationRow() {
  const { id, error } = useJobField('occupations')
  const Choice = useLateComponent(loadChoice)
  return (
    <FormGroupRow
      id={id}
      label="職種"
      error={error}
      hint="3つまで選べます。選ばなければ、タイトルから読み取った職種で掲載します。"
    >
      {(control) => (
        // As high as the list of occupations, so that nothing moves when it comes.
        <div className="grid justify-items-start gap-2.5 max-md:min-h-11">
          {Choice ? <Choice id={control.id} /> : Choice === null && <p>職種の一覧を読み込めませんでした。</p>}
        </div>
      )}
    </FormGroupRow>
  )
}

function DescriptionRow() {
  const { register } = useJobForm()
  const { id, error } = useJobField('description')
  const { listId } = useRowFindings('description')
  return (
    <FormRow id={id} label="仕事内容" required error={error} counter={<DescriptionCounter />}>
      {(control) => (
        <>
          <TextArea {...describedBy(control, listId)} {...register('description')} rows={6} />
          <RowFindings row="description" />
        </>
      )}
    </FormRow>
  )
}

/** A component of its own, so that typing does not render the field. */
function DescriptionCounter() {
  const description = useWatch({ control: useJobForm().control, name: 'description' })
  return lengthText(description.trim().length, limits.description)
}
