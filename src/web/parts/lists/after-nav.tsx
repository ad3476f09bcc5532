import { ChevronRight } from 'lucide-react'
import type { To } from 'react-router'
import { LinkButton } from '#web/parts/button.tsx'

/** Nothing at the start, and at the end. */
type Way = { to: To; text: string } | '' | null | undefined

/** Links of a list that is read by its last item: back to the start, and on. */
export function AfterNav(props: { label: string; first: Way; next: Way }) {
  const { label, first, next } = props
  return (
    <nav className="ui-row ui-row--between" aria-label={label}>
      {first ? <LinkButton to={first.to}>{first.text}</LinkButton> : <span />}
      {next && (
        <LinkButton to={next.to}>
          {next.text}
          <ChevronRight className="ui-icon" aria-hidden="true" />
        </LinkButton>
      )}
    </nav>
  )
}
