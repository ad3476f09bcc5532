import { FormGroupRow } from '#web/parts/fields/form-row.tsx'
import { useLateComponent } from '#web/parts/job-form/late-component.ts'
import { useJobField } from './use-job-field.ts'
import './occupation-row.css'

/** Occupations and the words for guessing load after the screen. */
const loadChoice = async () => (await import('./occupation-choice.tsx')).OccupationChoice

/** Up to three occupations; without any, the guess from the title is shown. */
export function OccupationRow() {
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
        <div className="occupation-row">
          {Choice ? <Choice id={control.id} /> : Choice === null && <p>職種の一覧を読み込めませんでした。</p>}
        </div>
      )}
    </FormGroupRow>
  )
}
