import { Check } from 'lucide-react'

/** Short entries, each with a tick; in columns where there is room. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="checks sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
      {items.map((item) => (
        <li key={item}>
          <Check className="icon" aria-hidden="true" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
