import { Suspense, useLayoutEffect } from 'react'
import type { SearchAddress } from '#contract/search-address.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import { lazyPart } from '#web/parts/states/lazy.tsx'
import { useSession } from '#web/session/session.ts'
import './returning.css'

const returning = lazyPart(() =>
  import('./returning.tsx').then(
    ({ Returning }) => Returning,
    (error) => {
      // The ordinary page.
      document.documentElement.removeAttribute('data-returning')
      throw error
    },
  ),
)

/** The room of who returns; the boot script reserves it before the first paint. */
export function ReturningRoom(props: { search: SearchAddress; now: string }) {
  const { user } = useSession()
  // As the boot script does, for who comes from another screen.
  useLayoutEffect(() => {
    if (user && !hasPermission(user.role, 'job:read-own') && Date.now() - Date.parse(user.created_at) > 30 * 60_000)
      document.documentElement.setAttribute('data-returning', '')
  }, [user])
  return (
    <div className="returning">
      {user && (
        <Suspense>
          <returning.Part user={user} {...props} />
        </Suspense>
      )}
    </div>
  )
}
