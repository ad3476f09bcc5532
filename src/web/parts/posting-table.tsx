import { phoneAddress } from '#rules/people/phone.ts'
import { byPart, postingTable, type TableEmployer, type TableJob, type TableLine } from '#rules/postings/table.ts'
import { breakable } from './breakable.tsx'
import { Highlight } from './highlight.tsx'
import { NotStated } from './not-stated.tsx'
import './posting-table.css'

/**
 * All statements of a posting in the order of every posting. With `elsewhere`, lines with these labels are omitted
 * because the screen shows them elsewhere, and unstated lines become one; print has every line.
 */
export function PostingTable(props: {
  job: TableJob
  employer: TableEmployer
  labelledBy: string
  elsewhere?: ReadonlySet<string>
}) {
  const { job, employer, labelledBy, elsewhere } = props
  const table = postingTable(job, employer)
  const unstated = elsewhere ? table.filter(({ label, stated }) => !stated && !elsewhere.has(label)) : []
  const isListed = ({ label, stated }: TableLine) => !elsewhere || (stated && !elsewhere.has(label))
  // The possible future workplace is below the first one.
  const scopeOf = ({ label }: TableLine) =>
    elsewhere &&
    table.find((other) => other.stated && other.label === `${label.replace('（雇入れ直後）', '')}（変更の範囲）`)
  const scopes = table.filter(isListed).flatMap((line) => scopeOf(line) ?? [])
  const onPaper = (line: TableLine) => !isListed(line) || scopes.includes(line)
  return (
    <div className={elsewhere ? 'posting-table posting-table--brief' : 'posting-table'}>
      <table aria-labelledby={labelledBy}>
        {byPart(table).map(({ part, lines }) => (
          <tbody key={part} className={lines.every(onPaper) ? 'posting-table__paper' : undefined}>
            <tr className={elsewhere ? 'posting-table__paper' : undefined}>
              <th className="posting-table__part" colSpan={2} scope="rowgroup">
                {part}
              </th>
            </tr>
            {lines.map((line) => (
              <Line key={line.label} line={line} scope={scopeOf(line)?.value} onPaper={onPaper(line)} />
            ))}
          </tbody>
        ))}
        {unstated.length > 0 && (
          <tbody className="print:hidden">
            <tr>
              <th className="posting-table__label" scope="row">
                記載のない項目
              </th>
              <td className="posting-table__value text-muted">{unstated.map(({ label }) => label).join('、')}</td>
            </tr>
          </tbody>
        )}
      </table>
    </div>
  )
}

const idOf = (label: string) => `line-${label}`

/** The line of the table on this page with a label. */
export const lineOfTable = (label: string): HTMLElement | null => document.getElementById(idOf(label))

function Line({ line, scope, onPaper }: { line: TableLine; scope: string | undefined; onPaper: boolean }) {
  const { label, value, stated } = line
  return (
    <tr id={idOf(label)} tabIndex={-1} className={onPaper ? 'posting-table__paper' : undefined}>
      <th className="posting-table__label" scope="row">
        {breakable(label, /(?=としての|（)/, (piece) => piece.length < 8 && 'posting-table__phrase')}
      </th>
      <td className="posting-table__value">
        {!stated ? <NotStated /> : label === '募集者の連絡先' ? <Contacts text={value} /> : <Highlight text={value} />}
        {scope && (
          <span className="text-xs/[inherit] block text-muted print:hidden">
            変更の範囲：
            <Highlight text={scope} />
          </span>
        )}
      </td>
    </tr>
  )
}

/** Telephone, email and form, one a line. */
export const Contacts = ({ text }: { text: string }) =>
  text.split('\u3000').map((contact) => (
    <a
      key={contact}
      className={
        phoneAddress(contact)
          ? 'block w-fit min-h-6 [overflow-wrap:anywhere] ui-number'
          : 'block w-fit min-h-6 [overflow-wrap:anywhere]'
      }
      href={contactAddress(contact)}
      rel="noreferrer"
    >
      {contact}
    </a>
  ))

const contactAddress = (contact: string) =>
  phoneAddress(contact) ?? (contact.includes('@') ? `mailto:${contact}` : contact)
