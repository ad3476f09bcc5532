import type { ReactNode } from 'react'
import { breakable } from '#web/parts/breakable.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import '#web/parts/fields/field.css'
import '#web/parts/fields/checkbox.css'
import { numberText } from '#rules/number-text.ts'
import './where-picker.css'

/** The number of jobs of an option, once known. */
function Jobs({ of: count }: { of: number | undefined }) {
  return (
    count !== undefined && (
      <span className="where-picker__count">
        {numberText(count)}
        <span className="sr-only">件</span>
      </span>
    )
  )
}

/** A place as one of several. Places without jobs stay selectable, because alerts find later jobs. */
export function Tick(props: {
  label: ReactNode
  chosen: boolean
  count?: number | undefined
  onChange: (isChosen: boolean) => void
}) {
  const { label, chosen, count, onChange } = props
  return (
    <Checkbox
      className={count === 0 && !chosen ? 'where-picker__tick text-muted' : 'where-picker__tick'}
      checked={chosen}
      onChange={(event) => onChange(event.target.checked)}
      label={
        <>
          <span className="grow">{label}</span>
          <Jobs of={count} />
        </>
      }
    />
  )
}

/** Where a name of a line may break: after its railway, and before brackets and katakana: 東京メトロ/副都心線. */
const breaks =
  /(?<=(?:[鉄鐵]道|電[鉄鐵]|地下鉄|軌道|交通|メトロ|Metro|モノレール)(?!線)|・)|(?=\(|ライン)|(?<=[^ァ-ヶー(・])(?=[ァ-ヶー]{3})/

/** The prefecture or line shown in the other pane. */
export function Pick(props: {
  name: string
  label: string
  current: boolean
  /** The number of chosen places inside. */
  chosen: number
  count?: number | undefined
  onChoose: () => void
}) {
  const { name, label, current, chosen, count, onChoose } = props
  return (
    <label className="where-picker__pick">
      <input
        type="radio"
        className="sr-only"
        name={name}
        checked={current}
        onChange={onChoose}
        data-first={current ? '' : undefined}
      />
      <span>{breakable(label, breaks, (piece) => /^\(.{1,8}$/.test(piece) && 'whitespace-nowrap')}</span>
      {chosen > 0 && (
        <span className="text-[0.75rem] flex-none px-1.5 rounded-sm bg-primary text-(--on-primary) leading-normal">
          {chosen}
          <span className="sr-only">か所選択中</span>
        </span>
      )}
      <Jobs of={count} />
    </label>
  )
}

/** A step of minutes or kilometres. */
export function Steps<Step extends number>(props: {
  legend: string
  steps: readonly Step[]
  unit: string
  value: Step
  countOf?: (step: Step) => number | undefined
  onChange: (step: Step) => void
}) {
  const { legend, steps, unit, value, countOf, onChange } = props
  return (
    <fieldset>
      <legend className="field__label mb-2">{legend}</legend>
      <div className="where-picker__steps">
        {steps.map((step) => (
          <label key={step}>
            <input
              type="radio"
              className="sr-only"
              name={legend}
              checked={step === value}
              onChange={() => onChange(step)}
            />
            <span>
              <b className="text-md tabular-nums">{step}</b>
              {unit}
            </span>
            <Jobs of={countOf?.(step)} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
