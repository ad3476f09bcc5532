import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { read } from '#web/api/read-query.ts'
import '#web/api/refresh.ts'
import { nextText } from '#words/next-steps.ts'
import { lead } from './lead.ts'
import './opening.css'

/** A seeker's waiting items, in place of the opening's sentence, so that nothing moves. */
export function WaitingLine() {
  const { data } = useQuery(read('listMyApplications', { query: { sort: 'next', page: '1', limit: '1' } }))
  const soonest = data?.applications[0]
  if (!soonest?.next) return lead
  const { what, when } = nextText(soonest.next)
  return (
    <span className="opening__waiting">
      <Link to={pagePath('application', { id: soonest.id })}>
        {what}
        {when && <b className="ui-number">（{when}）</b>}
        {soonest.company}
      </Link>
    </span>
  )
}
