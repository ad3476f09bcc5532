import { useQuery } from '@tanstack/react-query'
import { Bell, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { isSameSearch, type SearchAddress, searchAddressQuery } from '#contract/search-address.ts'
import { tableNamesOf } from '#rules/jobs/table-names.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { useRequireAccount } from '#web/session/require-account.ts'
import { useSession } from '#web/session/session.ts'
import { confirmation } from '#words/confirmations.ts'
import type { PlaceNames } from '#words/filter-labels.ts'
import { searchTitle } from '#words/search-title.ts'

/** この条件を保存: saves the search, named by its conditions, with a daily mail. Without results it explains the purpose. */
export function SaveSearch(props: {
  search: SearchAddress
  places: PlaceNames | undefined
  nothingFound?: boolean
  withAlternatives?: boolean
}) {
  const { search, places, nothingFound = false, withAlternatives = true } = props
  const session = useSession()
  const navigate = useNavigate()
  const press = usePressGuard()
  const requireAccount = useRequireAccount()
  const query = searchAddressQuery(search)
  // The saved search replaces the button.
  const [pressed, setPressed] = useState('')
  const { saved, isPending } = useSaved(query)
  const name = () => [...searchTitle(search.conditions, tableNamesOf(search.conditions), places)].slice(0, 100).join('')
  const save = () => {
    setPressed(query)
    press('save', null, async () => {
      try {
        await call('saveSearch', {
          body: { name: name(), search: query, notify: 'daily', notify_alternatives: withAlternatives },
        })
        toast.success(confirmation.searchSaved, '新しい求人は、毎朝8時にまとめてお知らせします。', 'saved', {
          label: '保存した条件を見る',
          seconds: 8,
          run: () => void navigate(pagePath('saved')),
        })
      } catch (error) {
        reportFailure(error, '条件を保存できませんでした', 'saved')
      }
    })
  }
  if (saved && pressed !== query)
    return (
      <p className="text-xs ui-phrase">
        <Link to={pagePath('saved')}>保存した条件</Link>
        <span className="max-md:sr-only">です。</span>
      </p>
    )
  if (saved)
    return (
      <Button {...(!nothingFound && { size: 'sm' })} done>
        <CircleCheck className="ui-icon" aria-hidden="true" />
        保存済み
      </Button>
    )
  return (
    <Button
      {...(!nothingFound && { size: 'sm', variant: 'ghost', className: 'px-1.5', 'aria-label': 'この条件を保存' })}
      disabled={session.status === 'deciding' || isPending}
      onClick={() =>
        requireAccount({
          title: '条件の保存にはログインが必要です',
          slip: { kind: '保存', title: name(), detail: '新しい求人を、毎朝8時にメールでお知らせします' },
          onReady: save,
        })
      }
    >
      <Bell className="ui-icon" aria-hidden="true" />
      {nothingFound ? '見つかったらメールで知らせる' : <span className="max-md:hidden">条件を保存</span>}
    </Button>
  )
}

/** The saved search with these results. Viewing them counts as opening it, whatever link led here. */
function useSaved(query: string) {
  const enabled = useSession().status === 'signed-in'
  const { data, isLoading, failureCount } = useQuery({ ...read('listSavedSearches'), enabled })
  const saved = data?.saved_searches.find(({ search }) => isSameSearch(search, query))
  const id = saved?.id
  useEffect(() => {
    if (id) void call('seeSavedSearch', { params: { id } }).catch(() => {})
  }, [id])
  return { saved, isPending: isLoading && failureCount === 0 }
}
