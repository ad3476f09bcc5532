import { joined } from '#rules/postings/hours-text.ts'
import type { PayEstimate } from '#rules/postings/pay-estimate.ts'
import { yenText } from '#rules/postings/pay-text.ts'
import type { Terms } from '#rules/postings/terms.ts'

type YenRange = NonNullable<PayEstimate['month']>
type Lines = readonly { label: string; value: string }[]

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
