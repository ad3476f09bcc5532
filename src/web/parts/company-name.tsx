import { breakable } from './breakable.tsx'
import { Highlight } from './highlight.tsx'

const forms =
  /(株式会社|有限会社|合同会社|合資会社|合名会社|特定非営利活動法人|NPO法人|(?:一般|公益)(?:社団|財団)法人|社会福祉法人|医療法人社団|医療法人|学校法人|独立行政法人|協同組合)/

/** A company's name that breaks only beside 株式会社 etc., never inside. */
export function CompanyName({ name }: { name: string }) {
  return (
    <span className="break-keep">
      {/* Breaks at the ends are harmless: `text` is the whole name, or a mark begins there. */}
      <Highlight text={name}>{(text) => breakable(text, forms)}</Highlight>
    </span>
  )
}
