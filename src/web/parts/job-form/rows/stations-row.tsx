import { FormGroupRow } from '#web/parts/fields/form-row.tsx'
import { useLateComponent } from '#web/parts/job-form/late-component.ts'
import { useJobField } from './use-job-field.ts'
import './row-list.css'

/** The search for stations loads after the screen. */
const loadChoice = async () => (await import('./station-choice.tsx')).StationChoice

/** Up to three stations, found by name or kana, with the way from each. */
export function StationsRow() {
  const { id, error } = useJobField('terms.workplace.stations')
  const Choice = useLateComponent(loadChoice)
  return (
    <FormGroupRow
      id={id}
      label="最寄り駅"
      error={error}
      hint="3つまで登録できます。駅・沿線・通勤時間の検索で見つかるようになります。"
    >
      {() =>
        Choice ? (
          <Choice id={id} />
        ) : (
          <p>{Choice === null ? '駅の一覧を読み込めませんでした。' : '読み込んでいます…'}</p>
        )
      }
    </FormGroupRow>
  )
}
