import { type ReactNode, useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { favouriteSorts } from '#rules/jobs/job-vocabularies.ts'
import { numberText } from '#rules/number-text.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { CompanyMark } from '#web/parts/company-mark.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { FavouriteMail } from '#web/parts/favourite-mail.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { choiceIn, pageIn, withFilter } from '#web/parts/lists/list-query.ts'
import { ResourceKind } from '#web/parts/resource-kind.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { SkeletonJobs } from '#web/parts/states/skeleton-jobs.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { jobSortLabel } from '#words/labels.ts'
import { FavouriteJobs } from './favourites/favourite-jobs.tsx'
import { FavouriteRows } from './favourites/favourite-rows.tsx'
import { useFavourites } from './favourites/use-favourites.ts'

const orders = [
  { value: 'deadline', label: '締切が近い順' },
  { value: 'salary', label: jobSortLabel.salary },
]

/** Favourite jobs and followed employers of the account, and companies and resources stored in this browser. */
export function Favourites() {
  const [query, setQuery] = useSearchParams()
  const sort = choiceIn(query, 'sort', favouriteSorts)
  const { arriving, jobs, follows, companies, resources } = useFavourites(pageIn(query), sort)
  const end = useEndFollow()
  const followed = follows.data?.follows ?? []

  const count = jobs.count + followed.length + companies.ids.length + resources.ids.length
  if (count === 0 && !follows.isError) return <NoFavourites />
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
        求人のお気に入りと新着メールの設定はアカウントに保存され、どの端末からも見られます。企業とお役立ち情報のお気に入りは、この端末のブラウザーに保存され、ログアウトすると消えます。
      </p>
      <FavouriteGroup
        title="求人"
        count={jobs.count}
        none="お気に入りの求人はまだありません。"
        more={{ to: pagePath('home'), label: '求人を探す' }}
      >
        {/* The place of the button stands before it is known whether there is one. */}
        <div className="ui-row min-h-9">
          {jobs.count > 1 && (
            <Select
              className="w-auto"
              aria-label="お気に入りの求人の並び順"
              placeholder="保存した順"
              value={sort ?? ''}
              options={orders}
              onChange={({ target }) =>
                setQuery(withFilter(query, 'sort', target.value), { preventScrollReset: true, replace: true })
              }
            />
          )}
          {jobs.ids.length > 0 && <FavouriteMail />}
        </div>
        <FavouriteJobs jobs={jobs} />
      </FavouriteGroup>
      <FavouriteGroup
        title="新着メールを受け取る企業"
        count={followed.length}
        failed={follows.isError}
        none="企業のページで「新しい求人をメールで知る」を押すと、ここに並びます。"
        more={{ to: pagePath('companies'), label: '企業を探す' }}
      >
        <FavouriteRows
          ids={followed.map(({ id }) => id)}
          query={follows}
          toggle={end}
          prefix="followed-employer"
          removal={{ label: (name) => `${name}の新着メールを解除する`, text: '解除' }}
          row={(id, { follows }) => {
            const employer = follows.find((one) => one.id === id)
            if (!employer || employer.name === null) return null
            const { name, industry, jobs_total } = employer
            const facts = [industry, `公開中の求人 ${numberText(jobs_total)}件`].filter(Boolean).join('・')
            const title = <CompanyName name={name} />
            return { to: pagePath('employer', { id }), name, title, mark: <CompanyMark name={name} />, facts }
          }}
        />
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

/** Ends a follow; the row leaves when the list has been read again. */
function useEndFollow() {
  const press = usePressGuard()
  return (employerId: string) =>
    press(employerId, null, async () => {
      try {
        const { message, refreshed } = await call('unfollowEmployer', { params: { employerId } })
        await refreshed
        toast.success(message, undefined, 'follow')
      } catch (error) {
        const { title, line } = changeFailure(error, '設定を変更できませんでした')
        toast.error(title, line, 'follow')
      }
    })
}

/** One kind of favourites; without any, a link to find some. */
function FavouriteGroup(props: {
  title: string
  count: number
  failed?: boolean
  none: string
  more: { to: string; label: string }
  children: ReactNode
}) {
  const { title, count, failed = false, none, more, children } = props
  const id = useId()
  return (
    <section className="ui-stack gap-4" aria-labelledby={id}>
      <h2 className="ui-ruled-heading" id={id}>
        {title}
        <span className="ui-number text-sm text-muted font-normal">{count.toLocaleString('ja-JP')}件</span>
      </h2>
      {count > 0 || failed ? (
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
