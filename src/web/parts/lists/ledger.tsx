import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import './ledger.css'

export interface LedgerItem {
  term: string
  value: ReactNode
  icon?: LucideIcon
  /** `pay` bold figures, `num` figures that do not wrap. */
  kind?: 'pay' | 'num'
}

const valueClass = { pay: 'font-bold tabular-nums [text-autospace:no-autospace] text-md text-ink', num: 'ui-number' }

/** A ruled list of facts. `wide` for whole pages, `plain` without the outer rules, `second` beside another ledger. */
export function Ledger({ items, look }: { items: readonly LedgerItem[]; look?: 'wide' | 'plain' | 'second' }) {
  return (
    <dl className={look ? `ledger ledger--${look}` : 'ledger'}>
      {items.map(({ term, value, icon: Icon, kind }) => (
        <div key={term}>
          <dt>
            {Icon && <Icon className="ui-icon" aria-hidden="true" />}
            {term}
          </dt>
          <dd className={kind && valueClass[kind]}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
