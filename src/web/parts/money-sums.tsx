import { joined } from '#rules/postings/hours-text.ts'
import { bonusLine, type PayEstimate } from '#rules/postings/pay-estimate.ts'
import { allowanceText, yenText } from '#rules/postings/pay-text.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { lineOfTable } from './posting-table.tsx'

type YenRange = NonNullable<PayEstimate['month']>
type Lines = readonly { label: string; value: string; note?: string | undefined }[]

const inYen = ({ min, max }: YenRange) =>
  min === max ? yenText(max) : `${min.toLocaleString('ja-JP')}〜${yenText(max)}`
const isOfYear = ({ label }: { label: string }) => label.startsWith('賞与')

/** The sums of a month and a year as by hand, and what they leave out. */
export function MoneySums({
  estimate: { month, year, basis },
  terms,
}: {
  estimate: PayEstimate
  terms: Terms | null | undefined
}) {
  const line = (each: (typeof basis)[number]) => ({
    ...{ label: each.label, value: each.max > 0 ? inYen(each) : '' },
    note: each.max > 0 ? countOf(each.label, terms) : undefined,
  })
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
      <Sources labels={linesUsed(basis, terms ?? {})} />
    </>
  )
}

/** How often a line of the sum is paid: 1回12,000円（月4〜5回）, 前年実績の3.5か月 × 基本給256,000円. */
function countOf(label: string, terms: Terms | null | undefined): string | undefined {
  const { bonus_months, base, allowances } = terms?.pay ?? {}
  if (label === bonusLine)
    return joined([`前年実績の${bonus_months}か月`, base && `基本給${yenText(base)}`], ' × ') ?? ''
  const paid = allowances?.find(({ name, unit }) => name === label && unit && unit !== 'month')
  return paid && allowanceText(paid).slice(label.length).trim()
}

/** The labels of the lines of 募集要項 from which the sums are. */
function linesUsed(basis: PayEstimate['basis'], { pay }: Terms): string[] {
  const extra = (pay?.allowances ?? []).filter(({ unit }) => unit && unit !== 'month')
  const counts = (unit: 'hour' | 'day') =>
    pay?.unit === unit || extra.some((allowance) => allowance.unit === unit && !allowance.number)
  const takesHours = counts('hour') && !pay?.monthly_hours
  const hasBonus = basis.some(({ label }) => label === bonusLine)
  return [
    ...['賃金', ...(extra.length > 0 ? ['諸手当'] : [])],
    ...(takesHours ? ['就業時間'] : counts('hour') ? ['所定労働時間'] : []),
    ...(takesHours || counts('day') ? ['年間休日'] : []),
    ...(hasBonus ? [...(pay?.base ? ['基本給'] : []), '賞与', '賞与の月数（前年度実績）'] : []),
  ]
}

/** Links to lines of the table; those that the facts above say are not there. */
function Sources({ labels }: { labels: readonly string[] }) {
  const lines = labels.flatMap((label) => {
    const line = lineOfTable(label)
    return line?.checkVisibility() ? [{ label, line }] : []
  })
  if (lines.length === 0) return null
  return (
    <p>
      <b>もとにした記載</b>
      {lines.map(({ label, line }, at) => (
        <span key={label}>
          {at > 0 && '、'}
          <a
            href={`#${line.id}`}
            onClick={(event) => {
              // The address of a form or of a sheet stays.
              event.preventDefault()
              line.scrollIntoView({ block: 'center' })
              line.focus({ preventScroll: true })
            }}
          >
            {label}
          </a>
        </span>
      ))}
    </p>
  )
}

function Sum({ lines, total }: { lines: Lines; total: Lines[number] }) {
  const row = ({ label, value, note }: Lines[number]) => (
    <tr key={label}>
      <th scope="row">
        {label}
        {note && <small className="block text-xs font-normal text-muted">{note}</small>}
      </th>
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
