import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { joined } from '#rules/postings/hours-text.ts'
import type { PayEstimate } from '#rules/postings/pay-estimate.ts'
import { yenText } from '#rules/postings/pay-text.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { Button } from '#web/parts/button.tsx'
import './money-band.css'

type YenRange = NonNullable<PayEstimate['month']>
type Lines = readonly { label: string; value: string }[]

const tenThousands = (yen: number, decimals: 0 | 1) => Math.floor(yen / 10 ** (4 - decimals)) / 10 ** decimals
const range = <Value,>(least: Value, most: Value) => (least === most ? `${least}` : `${least}〜${most}`)
const inTenThousands = ({ min, max }: YenRange, decimals: 0 | 1) =>
  range(tenThousands(min, decimals), tenThousands(max, decimals))
const inYen = ({ min, max }: YenRange) =>
  yenText(max) === yenText(min) ? yenText(max) : `${min.toLocaleString('ja-JP')}〜${yenText(max)}`

const isOfYear = ({ label }: { label: string }) => label.startsWith('賞与')

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
            onClick={() => setOpen(!open)}
          >
            <Mark className="ui-icon ui-icon--small" aria-hidden="true" />
            計算の内訳
          </Button>
        </>
      )}
      {lacks}
      <div id={`${id}-sum`} className="money-band__sums" hidden={!open}>
        {open && <Sums estimate={estimate} terms={terms} />}
      </div>
    </section>
  )
}

function Sums({ estimate: { month, year, basis }, terms }: { estimate: PayEstimate; terms: Terms | null | undefined }) {
  const line = (each: (typeof basis)[number]) => ({ label: each.label, value: each.max > 0 ? inYen(each) : '' })
  const twelve = month && { min: month.min * 12, max: month.max * 12 }
  const overtime = terms?.hours?.overtime_hours
  const left = joined([terms?.pay?.commuting && '通勤手当', overtime && `時間外手当（月平均${overtime}時間）`], '、')
  return (
    <>
      {month && (
        <Sum
          total={{ label: '月収の目安', value: inYen(month) }}
          lines={basis.filter((each) => !isOfYear(each)).map(line)}
        />
      )}
      {year && (
        <Sum
          total={{ label: '年収の目安', value: inYen(year) }}
          lines={
            terms?.pay?.unit === 'year'
              ? [{ label: '年俸', value: inYen(year) }]
              : [
                  ...(twelve ? [{ label: '月収の目安 × 12か月', value: inYen(twelve) }] : []),
                  ...basis.filter(isOfYear).map(line),
                ]
          }
        />
      )}
      {left && (
        <p>
          <b>含まないもの</b> {left}
        </p>
      )}
    </>
  )
}

function Sum({ lines, total }: { lines: Lines; total: Lines[number] }) {
  const row = ({ label, value }: Lines[number]) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td className="ui-number">{value}</td>
    </tr>
  )
  return (
    <table>
      <tbody>{lines.map(row)}</tbody>
      <tfoot>{row(total)}</tfoot>
    </table>
  )
}
