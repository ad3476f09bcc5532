import { type ReactNode, useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { CompanyMark } from '#web/parts/company-mark.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { FavouriteMail } from '#web/parts/favourite-mail.tsx'
import { pageIn } from '#web/parts/lists/list-query.ts'
import { ResourceKind } from '#web/parts/resource-kind.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { SkeletonJobs } from '#web/parts/states/skeleton-jobs.tsx'
import { FavouriteJobs } from './favourites/favourite-jobs.tsx'
import { FavouriteRows } from './favourites/favourite-rows.tsx'
import { useFavourites } from './favourites/use-favourites.ts'

/** Favourite jobs of the account, and companies and resources stored in this browser. */
export function Favourites() {
  const [query] = useSearchParams()
  const { arriving, jobs, companies, resources } = useFavourites(pageIn(query))

  if (jobs.count + companies.ids.length + resources.ids.length === 0) return <NoFavourites />
  if (arriving)
    return (
      <>
        {jobs.count > 0 && <SkeletonJobs count={Math.min(4, jobs.count)} />}
        {companies.ids.length + resources.ids.length > 0 && <SkeletonRows count={2} />}
      </>
    )
  return (
    <div className="ui-stack gap-10">
      <p className="text-sm text-muted">
        求人のお気に入りはアカウントに保存され、どの端末からも見られます。企業とお役立ち情報のお気に入りは、この端末のブラウザーに保存され、ログアウトすると消えます。
      </p>
      <FavouriteGroup
        title="求人"
        count={jobs.count}
        none="お気に入りの求人はまだありません。"
        more={{ to: pagePath('home'), label: '求人を探す' }}
      >
        {/* The place of the button stands before it is known whether there is one. */}
        <div className="min-h-9">{jobs.ids.length > 0 && <FavouriteMail />}</div>
        <FavouriteJobs jobs={jobs} />
      </FavouriteGroup>
      <FavouriteGroup
        title="企業"
        count={companies.ids.length}
        none="お気に入りの企業はまだありません。"
        more={{ to: pagePath('companies'), label: '企業を探す' }}
      >
        <FavouriteRows
          {...companies}
          prefix="favourite-company"
          row={(id, shelves) => {
            const company = shelves.companies.find((one) => one.id === id)
            if (!company) return null
            const { name, location, industry } = company
            return {
              to: pagePath('company', { id }),
              name,
              title: <CompanyName name={name} />,
              mark: <CompanyMark name={name} />,
              facts: `${location}・${industry}`,
            }
          }}
        />
      </FavouriteGroup>
      <FavouriteGroup
        title="お役立ち情報"
        count={resources.ids.length}
        none="お気に入りの資料はまだありません。"
        more={{ to: pagePath('resources'), label: 'お役立ち情報を見る' }}
      >
        <FavouriteRows
          {...resources}
          prefix="bookmarked-resource"
          row={(id, shelves) => {
            const resource = shelves.resources.find((one) => one.id === id)
            if (!resource) return null
            const { url, title, type, duration } = resource
            return { to: url, name: title, title, facts: <ResourceKind type={type} duration={duration} /> }
          }}
        />
      </FavouriteGroup>
    </div>
  )
}

/** One kind of favourites; without any, a link to find some. */
function FavouriteGroup(props: {
  title: string
  count: number
  none: string
  more: { to: string; label: string }
  children: ReactNode
}) {
  const { title, count, none, more, children } = props
  const id = useId()
  return (
    <section className="ui-stack gap-4" aria-labelledby={id}>
      <h2 className="ui-ruled-heading" id={id}>
        {title}
        <span className="ui-number text-sm text-muted font-normal">{count.toLocaleString('ja-JP')}件</span>
      </h2>
      {count > 0 ? (
        children
      ) : (
        <p className="ui-phrase text-sm text-muted">
          {none}
          <Link to={more.to}>{more.label}</Link>
        </p>
      )}
    </section>
  )
}

function NoFavourites() {
  return (
    <EmptyState
      title="お気に入りはまだありません"
      actions={
        <LinkButton to={pagePath('home')} variant="primary">
          求人を探す
        </LinkButton>
      }
    >
      求人、企業、お役立ち情報の「お気に入り」を押すと、ここに並びます。
    </EmptyState>
  )
}
