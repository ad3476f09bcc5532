import { Fragment } from 'react'
import { Highlight } from './highlight/highlight.tsx'
import './company-name.css'

const forms =
  /(株式会社|有限会社|合同会社|合資会社|合名会社|特定非営利活動法人|NPO法人|(?:一般|公益)(?:社団|財団)法人|社会福祉法人|医療法人社団|医療法人|学校法人|独立行政法人|協同組合)/

/** A company's name that breaks only beside 株式会社 etc., never inside. */
export function CompanyName({ name }: { name: string }) {
  return (
    <span className="company-name">
      <Highlight text={name}>{breakable}</Highlight>
    </span>
  )
}

/** Breaks at the ends are harmless: `text` is the whole name, or a mark begins there. */
const breakable = (text: string) =>
  text.split(forms).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed string
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
