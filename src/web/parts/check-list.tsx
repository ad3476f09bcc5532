import { Check } from 'lucide-react'

/** Entries, each with a tick; short ones in columns where there is room. */
export function CheckList({ items, columns }: { items: readonly string[]; columns?: boolean }) {
  return (
    <ul className={columns ? 'checks sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]' : 'checks'}>
      {items.map((item) => (
        <li key={item}>
          <Check className="icon" aria-hidden="true" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
