import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { usualPlaces } from '#contract/search-conditions.ts'
import { nearSteps } from '#rules/jobs/job-filters.ts'
import { Button } from '#web/parts/button.tsx'
import { type PickerState, Steps } from './options.tsx'
import '#web/parts/fields/field.css'
import './where-picker.css'

type Kilometres = NonNullable<PickerState['conditions']['near']>['km']

const failures = {
  refused: '位置情報の使用が許可されていません。ブラウザーの設定で許可すると使えます。',
  unknown: '現在地が分かりませんでした。しばらくしてから、もう一度お試しください。',
}

/** Three decimals are about a hundred metres, the precision of a search's address. */
const rounded = (degrees: number) => Math.round(degrees * 1_000) / 1_000

/** Jobs around the reader. Asks the browser for the position only when the button is pressed. */
export function NearTab({ state: { conditions, onChange } }: { state: PickerState }) {
  const { near } = conditions
  const [km, setKm] = useState<Kilometres>(near?.km ?? usualPlaces.within)
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string>()

  function locate() {
    setAsking(true)
    setFailure(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        onChange({ near: { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude), km } })
      },
      ({ code, PERMISSION_DENIED }) => {
        setAsking(false)
        setFailure(code === PERMISSION_DENIED ? failures.refused : failures.unknown)
      },
      { timeout: 15_000, maximumAge: 60_000 },
    )
  }

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
