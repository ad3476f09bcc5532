import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import type { PayEstimate } from '#rules/postings/pay-estimate.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { Button } from '#web/parts/button.tsx'
import { Lazy, lazyPart } from './states/lazy.tsx'
import './money-band.css'

type YenRange = NonNullable<PayEstimate['month']>

const tenThousands = (yen: number, decimals: 0 | 1) => Math.floor(yen / 10 ** (4 - decimals)) / 10 ** decimals
const range = <Value,>(least: Value, most: Value) => (least === most ? `${least}` : `${least}〜${most}`)
const inTenThousands = ({ min, max }: YenRange, decimals: 0 | 1) =>
  range(tenThousands(min, decimals), tenThousands(max, decimals))
const isOfYear = ({ label }: { label: string }) => label.startsWith('賞与')

const sums = lazyPart(async () => (await import('./money-sums.tsx')).MoneySums)

/** What a job pays by its terms, with the sum on a press; nothing where no more is known than its stated pay. */
export function MoneyBand({ estimate, terms }: { estimate: PayEstimate | null; terms: Terms | null | undefined }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  if (!estimate) return null
  const { month, year, basis, missing } = estimate
  const { unit, min, max } = terms?.pay ?? {}
  // A figure that equals the stated pay is not said again.
  const isSaid = (of: typeof unit, figure: YenRange) => unit === of && figure.min === min && figure.max === (max || min)
  const figures = [
    ...(month && !isSaid('month', month) ? [{ name: '月収の目安', text: inTenThousands(month, 1) }] : []),
    ...(year && !isSaid('year', year) ? [{ name: '年収の目安', text: inTenThousands(year, 0) }] : []),
  ]
  const unknown = month ? '年収' : '月収'
  const lacks = missing.length > 0 && (
    <p className="money-band__lacks">
      <b>{unknown}の目安は計算できません</b> 記載なし：{missing.join('、')}
    </p>
  )
  if (figures.length === 0 && !lacks) return null
  const ofMonth = basis.filter((line) => !isOfYear(line))
  const Mark = open ? ChevronUp : ChevronDown
  return (
    <section className="money-band" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="sr-only">
        収入の目安
      </h2>
      {figures.length > 0 && (
        <>
          <dl>
            {figures.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <b className="ui-number">{text}</b>万円
                </dd>
              </div>
            ))}
          </dl>
          <p>{ofMonth.map(({ label }) => label).join('＋')}。税・社会保険料を引く前の額です。</p>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={open}
            aria-controls={`${id}-sum`}
            onPointerEnter={sums.preload}
            onFocus={sums.preload}
            onClick={() => setOpen(!open)}
          >
            <Mark className="ui-icon ui-icon--small" aria-hidden="true" />
            計算の内訳
          </Button>
        </>
      )}
      {lacks}
      <div id={`${id}-sum`} className="money-band__sums" hidden={!open}>
        {open && (
          <Lazy part={sums} onLoadError={() => setOpen(false)}>
            {(Sums) => <Sums estimate={estimate} terms={terms} />}
          </Lazy>
        )}
      </div>
    </section>
  )
}
