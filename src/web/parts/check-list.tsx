import { Check } from 'lucide-react'
import './check-list.css'

/** Entries, each with a tick; short ones in columns where there is room. */
export function CheckList({ items, columns }: { items: readonly string[]; columns?: boolean }) {
  return (
    <ul className={columns ? 'check-list sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]' : 'check-list'}>
      {items.map((item) => (
        <li key={item}>
          <Check className="ui-icon" aria-hidden="true" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
