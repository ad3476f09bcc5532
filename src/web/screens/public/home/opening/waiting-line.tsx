import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { read } from '#web/api/read-query.ts'
import { useSession } from '#web/session/session.ts'
import { nextText } from '#words/next-steps.ts'
import './opening.css'

/** What waits for a job seeker, in the place of the lead of the band, so that no job moves. */
export function OpeningLead() {
  const { user } = useSession()
  // Who has just deleted their account is signed in until the former screen is gone.
  const [drawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  const { data } = useQuery({
    ...read('listMyApplications', { query: { sort: 'next', page: '1', limit: '1' } }),
    enabled: drawn && user !== null,
  })
  const soonest = user ? data?.applications[0] : undefined
  if (!soonest?.next) return <p>給与・勤務地・時間・休日を、どの求人も同じ順に記しています。</p>
  const { what, when } = nextText(soonest.next)
  return (
    <p className="opening__waiting">
      <Link to={pagePath('application', { id: soonest.id })}>
        {what}
        {when && <b className="ui-number">（{when}）</b>}
        {soonest.company}
      </Link>
    </p>
  )
}
