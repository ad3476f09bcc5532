import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import '#web/parts/site/page-head.css'

/** 求人一覧へ戻る: goes back to the list that led here with its scroll position, else to all jobs. */
export function BackToList() {
  const navigate = useNavigate()
  const { state } = useLocation()
  // The server does not know the history's state.
  const list = useHydrated() ? listIn(state) : null

  function goBack(event: MouseEvent) {
    if (list === null || isAfterDetour(state) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <nav className="page-head__crumbs pt-3" aria-label="戻る">
      <Link to={list ?? pagePath('home')} onClick={goBack}>
        <ArrowLeft className="ui-icon ui-icon--small" aria-hidden="true" />
        求人一覧へ戻る
      </Link>
    </nav>
  )
}

/** The address of the list whose link led here (see `JobLinkState`); null after other links. */
function listIn(state: unknown): string | null {
  const list = (state as { list?: unknown } | null)?.list
  return typeof list === 'string' && /^\/(\?|$)/.test(list) ? list : null
}

/** Whether a provider's pages are between this one and its list (sign-in-state.ts). */
const isAfterDetour = (state: unknown) => (state as { detour?: unknown } | null)?.detour === true
