import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'

/** A link to another site; it opens in a new tab and says so. `of` names whose site it is, for the ear. */
export function OutsideLink(props: { href: string; of?: string; className?: string; children: ReactNode }) {
  const { href, of, className, children } = props
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      <ExternalLink className="icon s" aria-hidden="true" />
      <span>
        {of && <span className="vh">{of}の</span>}
        {children}
        <span className="vh">（新しいタブで開きます）</span>
      </span>
    </a>
  )
}
