import { useEffect } from 'react'
import type { SearchAddress } from '#contract/search-address.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { useSession } from '#web/session/session.ts'
import './returning.css'

const returning = lazyPart(async () => (await import('./returning.tsx')).Returning)

/** Shows the ordinary front page. */
const leaveReturning = () => document.documentElement.removeAttribute('data-returning')

/** The room of who returns; the boot script reserves it before the first paint. */
export function ReturningRoom(props: { search: SearchAddress; now: string }) {
  const { user } = useSession()
  const isSignedIn = user !== null
  useEffect(() => {
    if (isSignedIn) returning.load().catch(leaveReturning)
  }, [isSignedIn])
  useEffect(() => leaveReturning, [])
  return (
    <div className="returning">
      {user && <Lazy part={returning}>{(Returning) => <Returning user={user} {...props} />}</Lazy>}
    </div>
  )
}
