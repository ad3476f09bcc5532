import { pagePath } from '#contract/page-addresses.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { NotFoundState } from '#web/parts/states/not-found-state.tsx'

/** The page for an unknown address. */
export function NotFound() {
  return (
    <NotFoundState
      title="ページが見つかりません"
      code="404"
      back={{ to: pagePath('home'), label: 'トップへ戻る' }}
      further={
        <LinkButton to={pagePath('home', { keyword: '' })} size="lg">
          求人を探す
        </LinkButton>
      }
    >
      アドレスが変わったか、掲載が終わった可能性があります。
    </NotFoundState>
  )
}
