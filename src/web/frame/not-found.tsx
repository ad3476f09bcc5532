import { pagePath } from '#contract/page-addresses.ts'
import { PictureNotFound } from '#web/art/picture-not-found.tsx'
import { LinkButton } from '#web/parts/button.tsx'
import '#web/parts/states/empty-state.css'

/** No such page. */
export function NotFound() {
  return (
    <div className="ui-page">
      <div className="empty-state gap-4 pt-16 pb-8">
        <span className="w-[min(20rem,80%)]">
          <PictureNotFound />
        </span>
        <p className="ui-number font-mincho text-lg tracking-[.2em] text-seal-ink">404</p>
        <h1 className="font-mincho text-2xl tracking-[.06em]">ページが見つかりません</h1>
        <p>アドレスが変わったか、掲載が終わった可能性があります。</p>
        <div className="ui-row empty-state__actions">
          <LinkButton to={pagePath('home')} variant="primary" size="lg">
            トップへ戻る
          </LinkButton>
          <LinkButton to={pagePath('home', { keyword: '' })} size="lg">
            求人を探す
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
