import { ChevronRight } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import art from '#web/art/front-page.svg?url'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { CompanyMark } from '#web/parts/company-mark.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { recentJobsKey } from '#web/settings/boot-script.ts'
import { useStoredIds } from '#web/storage/stored-ids.ts'
import type { Below } from './below.ts'

const recentlyViewed = lazyPart(async () => (await import('./recently-viewed.tsx')).RecentlyViewed)

/**
 * Below the jobs: recently viewed jobs, or the product's promises for visitors without any; then companies and
 * resources. The document has the promises; before the first paint `data-recent` (boot-script.ts) reserves the jobs'
 * space instead, so that nothing moves.
 */
export function BelowJobs({ below: { samples, companies, resources } }: { below: Below }) {
  const [ids] = useStoredIds(recentJobsKey)
  const hydrated = useHydrated()
  const has = ids.length > 0
  // Before painting, because after a navigation there is no mark.
  useLayoutEffect(() => {
    if (hydrated) document.documentElement.toggleAttribute('data-recent', has)
  }, [hydrated, has])
  return (
    <>
      {!has && <Blurbs />}
      <section
        className="hidden in-data-recent:mt-8 in-data-recent:block in-data-recent:h-39"
        aria-label="最近見た求人"
      >
        {has && (
          <Lazy part={recentlyViewed} onLoadError={() => {}}>
            {(RecentlyViewed) => <RecentlyViewed ids={ids} />}
          </Lazy>
        )}
      </section>
      {companies.length > 0 && (
        <section className="pt-4" aria-labelledby="home-companies">
          <Bar
            id="home-companies"
            title="企業情報"
            note={samples ? '見本として作った架空の会社です。' : undefined}
            to={pagePath('companies')}
          />
          <ul className="grid grid-cols-1 gap-x-8 border-t border-rule md:grid-cols-2 lg:grid-cols-3">
            {companies.map(({ id, name, about, to }) => (
              <li key={id} className={line}>
                <CompanyMark name={name} />
                <span>
                  <Link className={lineLink} to={to}>
                    <CompanyName name={name} />
                  </Link>
                  <small className="block text-xs/[inherit] text-muted">{about}</small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="pt-6" aria-labelledby="home-resources">
        <Bar id="home-resources" title="お役立ち情報" to={pagePath('resources')} />
        <ul className="grid grid-cols-1 gap-x-8 border-t border-rule md:grid-cols-2 lg:grid-cols-3">
          {resources.map(({ url, title, about }) => (
            <li key={url} className={line}>
              <span>
                <Link className={lineLink} to={url}>
                  {title}
                </Link>
                <small className="block text-xs/[inherit] text-muted">{about}</small>
              </span>
              <ChevronRight className="ui-icon ui-icon--small ml-auto text-muted" aria-hidden="true" />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** The link covers its line. */
const lineLink = 'text-sm/[inherit] font-bold text-ink no-underline after:absolute after:inset-0'
const line = 'relative flex min-h-15 items-center gap-3 border-b border-rule py-1.5 leading-normal hover:bg-hover'

/** The title of a list, with a link to all of it. */
function Bar({ id, title, note, to }: { id: string; title: string; note?: string | undefined; to: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pb-2 text-sm/[inherit]">
      <h2 id={id} className="font-mincho text-lg tracking-[0.05em]">
        {title}
      </h2>
      {note && <p className="text-xs/[inherit] text-muted">{note}</p>}
      <Link className="ml-auto" to={to}>
        すべて見る
      </Link>
    </div>
  )
}

const blurbs = [
  {
    picture: 'check',
    title: '審査した求人だけ',
    text: '掲載前に運営者が内容を審査し、承認した求人だけを公開しています。',
  },
  {
    picture: 'ledger',
    title: '同じ書式で比べる',
    text: '給与・時間・休日を決まった順に記載。書かれていない項目は「記載なし」。',
  },
  {
    picture: 'trail',
    title: '応募の記録が残る',
    text: '確認待ちから結果まで、応募の進み具合を一覧で確認できます。',
  },
]

/** The product's three promises. */
function Blurbs() {
  return (
    <section
      className="grid gap-5 py-8 in-data-recent:hidden lg:grid-cols-[repeat(3,1fr)] lg:gap-0"
      aria-label="しごと帖の特徴"
    >
      {blurbs.map(({ picture, title, text }) => (
        <div
          className="grid grid-cols-[3.25rem_1fr] items-start gap-4 lg:border-l lg:border-rule lg:px-8 lg:first:border-0 lg:first:pl-0 lg:last:pr-0"
          key={title}
        >
          <svg
            className="w-13 fill-none stroke-(--art-line) stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round]"
            viewBox="0 0 72 72"
            aria-hidden="true"
          >
            <use href={`${art}#${picture}`} />
          </svg>
          <div>
            <h2 className="text-lg font-mincho tracking-[0.05em]">{title}</h2>
            <p className="ui-phrase text-sm text-muted mt-1 leading-[1.7]">{text}</p>
          </div>
        </div>
      ))}
    </section>
  )
}
