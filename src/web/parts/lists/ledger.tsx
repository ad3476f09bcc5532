import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface LedgerItem {
  term: string
  value: ReactNode
  icon?: LucideIcon
  /** `pay` bold figures, `num` figures that do not wrap. */
  kind?: 'pay' | 'num'
}

/** A ruled list of facts. `wide` for whole pages, `plain` without the outer rules, `second` beside another ledger. */
export function Ledger({ items, look }: { items: readonly LedgerItem[]; look?: 'wide' | 'plain' | 'second' }) {
  return (
    <dl className={look ? `ledger ${look}` : 'ledger'}>
      {items.map(({ term, value, icon: Icon, kind }) => (
        <div key={term}>
          <dt>
            {Icon && <Icon className="icon" aria-hidden="true" />}
            {term}
          </dt>
          <dd className={kind}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
