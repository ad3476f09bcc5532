import { useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { type SearchAddress, searchAddressQuery } from '#contract/search-address.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { Button } from '#web/parts/button.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { loginPath } from '#web/session/login-path.ts'
import { useSession } from '#web/session/session.ts'
import { confirmation } from '#words/confirmations.ts'
import { searchTitle } from '#words/search-title.ts'

/** この条件を保存: the search goes to the account, under its conditions as a name, with a daily mail. */
export function SaveSearch({ search }: { search: SearchAddress }) {
  const session = useSession()
  const navigate = useNavigate()
  const press = usePressGuard()
  const save = () => {
    if (!session.user)
      return void navigate(loginPath({ pathname: pagePath('home'), search: `?${searchAddressQuery(search)}` }))
    press('save', null, async () => {
      try {
        const name = [...searchTitle(search.conditions)].slice(0, 100).join('')
        await call('saveSearch', { body: { name, search: searchAddressQuery(search), notify: 'daily' } })
        toast.success(confirmation.searchSaved, '新しい求人は、毎朝8時にメールでお知らせします。', 'saved', {
          label: '保存した検索を見る',
          seconds: 8,
          run: () => void navigate(pagePath('saved')),
        })
      } catch (error) {
        const { title, line } = changeFailure(error, '検索条件を保存できませんでした')
        toast.error(title, line, 'saved')
      }
    })
  }
  return (
    <div className="ui-row mb-3.5">
      <Button size="sm" disabled={session.status === 'deciding'} onClick={save}>
        この条件を保存
      </Button>
    </div>
  )
}
