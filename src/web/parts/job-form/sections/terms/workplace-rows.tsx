import { prefectures } from '#rules/jobs/prefectures.ts'
import { smokingName } from '#rules/postings/condition-texts.ts'
import { smokingRules } from '#rules/postings/term-vocabularies.ts'
import { termsLimits } from '#rules/postings/terms.ts'
import { FormGroupRow } from '#web/parts/fields/form-row.tsx'
import { type PostalAddress, usePostalAddress } from '#web/parts/fields/use-postal-address.tsx'
import { useLateComponent } from '#web/parts/job-form/late-component.ts'
import { RadioRow, SelectRow } from '#web/parts/job-form/rows/choice-row.tsx'
import { FigureRow } from '#web/parts/job-form/rows/figure-row.tsx'
import { TextRow } from '#web/parts/job-form/rows/text-row.tsx'
import { useJobField, useJobForm } from '#web/parts/job-form/rows/use-job-field.ts'
import { tidyMinutes, tidyPostalCode } from '#web/parts/job-form/values/number-text.ts'
import '#web/parts/job-form/rows/row-list.css'

const prefectureOptions = [...new Set(prefectures.map(({ region }) => region))].map((group) => ({
  group,
  options: prefectures.filter(({ region }) => region === group).map(({ value, name }) => ({ value, label: name })),
}))
const transfers = [
  { value: 'none', label: 'なし' },
  { value: 'possible', label: 'あり' },
]
const smoking = smokingRules.map((value) => ({ value, label: smokingName[value] }))
const remoteDays = Array.from({ length: termsLimits.remoteDays + 1 }, (_, days) => ({
  value: String(days),
  label: days === 0 ? 'なし' : `週${days}日まで`,
}))

/** Where the work is done. */
export function WorkplaceRows() {
  return (
    <>
      <PostalCodeRow />
      <SelectRow name="terms.workplace.prefecture" label="都道府県" options={prefectureOptions} />
      <TextRow
        name="terms.workplace.address"
        label="就業場所の住所"
        placeholder="例：新宿区西新宿1-2-3"
        maxLength={termsLimits.text}
      />
      <StationsRow />
      <TextRow
        name="terms.workplace.station"
        label="駅・停留所（検索で見つからないとき）"
        placeholder="例：新宿駅"
        maxLength={termsLimits.name}
        className="max-w-80"
      />
      <FigureRow name="terms.workplace.station_minutes" label="そこからの徒歩" unit="分" tidy={tidyMinutes} />
      <TextRow
        name="terms.workplace.change_scope"
        label="就業場所（変更の範囲）"
        hint="変わらないときは「変更なし」と書いてください。"
        placeholder="例：会社の定める事業所"
        maxLength={termsLimits.text}
      />
      <RadioRow name="terms.workplace.transfer" label="転勤" options={transfers} />
      <SelectRow name="terms.workplace.remote_days" label="在宅勤務" options={remoteDays} />
      <SelectRow name="terms.workplace.smoking" label="受動喫煙防止措置" options={smoking} />
      <TextRow name="terms.workplace.smoking_note" label="受動喫煙防止措置の補足" maxLength={termsLimits.text} />
    </>
  )
}

/** The search for stations loads after the screen. */
const loadChoice = async () => (await import('#web/parts/job-form/rows/station-choice.tsx')).StationChoice

/** Up to three stations, found by name or kana, with the way from each. */
function StationsRow() {
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

const prefectureField = 'terms.workplace.prefecture'
const addressField = 'terms.workplace.address'
const inFields = (prefecture: unknown, address: unknown) => `${prefecture ?? ''} ${address ?? ''}`.trim()
const townOf = ({ city, town }: PostalAddress) => `${city}${town}`

/** The postal code, which fills prefecture and address. */
function PostalCodeRow() {
  const { getValues, setValue } = useJobForm()
  const { typed, news } = usePostalAddress({
    current: () => inFields(...getValues([prefectureField, addressField])),
    textOf: (address) => inFields(address.prefecture, townOf(address)),
    fill: (address) => {
      setValue(prefectureField, address.prefecture, { shouldDirty: true })
      setValue(addressField, townOf(address), { shouldDirty: true })
    },
  })
  const row = { name: 'terms.workplace.postal_code', label: '郵便番号', unit: '' } as const
  return <FigureRow {...row} tidy={tidyPostalCode} onTyped={typed} below={news} />
}
