import { Ledger, type LedgerItem } from '#web/parts/lists/ledger.tsx'
import type { Operator } from '#words/operator.ts'
import '#web/parts/sheet.css'

/** The operator, and other ways to contact it. */
export function ContactDesk({ operator }: { operator: Operator }) {
  const items: LedgerItem[] = [
    { term: '運営者', value: operator.name },
    { term: '所在地', value: operator.address },
    { term: 'メール', value: operator.email && <a href={`mailto:${operator.email}`}>{operator.email}</a> },
    { term: '電話', value: operator.phone },
    { term: '受付', value: operator.hours },
  ]
  return (
    <section className="sheet" aria-labelledby="contact-desk">
      <div className="sheet__head">
        <h2 id="contact-desk">窓口</h2>
      </div>
      <div className="px-(--pad-card) pt-1 pb-3">
        <Ledger look="plain" items={items.filter(({ value }) => value !== '')} />
        <p className="ui-phrase text-xs text-muted mt-3">
          求人の内容が実際と違う、選考で不適切な質問をされた、費用を求められたといったご連絡も、ここで受け付けます。ご連絡を理由に、不利な扱いをすることはありません。
        </p>
      </div>
    </section>
  )
}
