import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { listBefore } from './list-address.ts'

/** 求人一覧へ戻る: to the search (and the scroll position) that the reader came from, else to all jobs. */
export function BackToList() {
  const navigate = useNavigate()
  const list = useHydrated() ? listBefore() : null

  function goBack(event: MouseEvent) {
    if (list === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <nav className="crumb pt-6" aria-label="戻る">
      <Link to={list ?? pagePath('home')} onClick={goBack}>
        <ArrowLeft className="icon s" aria-hidden="true" />
        求人一覧へ戻る
      </Link>
    </nav>
  )
}
