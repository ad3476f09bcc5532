import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { usualPlaces } from '#contract/search-conditions.ts'
import { nearSteps } from '#rules/jobs/job-filters.ts'
import { Button } from '#web/parts/button.tsx'
import { type PickerState, Steps } from './options.tsx'
import { usePosition } from './use-position.ts'
import '#web/parts/fields/field.css'
import './where-picker.css'

type Kilometres = NonNullable<PickerState['conditions']['near']>['km']

/** Jobs around the reader. Asks the browser for the position only when the button is pressed. */
export function NearTab({ state: { conditions, onChange } }: { state: PickerState }) {
  const { near } = conditions
  const [km, setKm] = useState<Kilometres>(near?.km ?? usualPlaces.within)
  const { asking, failure, locate } = usePosition((point) => onChange({ near: { ...point, km } }))

  return (
    <div className="grid grid-cols-1 content-start gap-4 max-w-176 px-4.5 py-4">
      <div>
        <Button busy={asking} busyLabel="調べています…" onClick={locate}>
          <LocateFixed className="ui-icon" aria-hidden="true" />
          {near ? '現在地を調べ直す' : '現在地を使う'}
        </Button>
      </div>
      <p role="status" className={failure ? 'field__error' : 'field__hint'}>
        {failure ?? (near ? '現在地から探します。' : 'ボタンを押したときだけ、ブラウザーに位置を尋ねます。')}
      </p>
      <Steps
        legend="直線の距離"
        steps={nearSteps}
        unit="km"
        value={km}
        onChange={(step) => {
          setKm(step)
          if (near) onChange({ near: { ...near, km: step } })
        }}
      />
      <p className="field__hint">
        位置は約100m単位に丸めて、検索のアドレスにだけ含めます。ほかには残しません。駅が書かれていない求人は、市区町村の中心からの距離で数えます。
      </p>
    </div>
  )
}
