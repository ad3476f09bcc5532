import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * A link to another site, or away from a form being filled; opens a new tab and says so. `of` names the site's owner
 * for screen readers.
 */
export function OutsideLink(props: { href: string; of?: string; className?: string; children: ReactNode }) {
  // By default an inline link with its icon before the words.
  const { href, of, className = 'inline-flex items-center gap-1', children } = props
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      <ExternalLink className="ui-icon ui-icon--small" aria-hidden="true" />
      <span>
        {of && <span className="sr-only">{of}の</span>}
        {children}
        <span className="sr-only">（新しいタブで開きます）</span>
      </span>
    </a>
  )
}
