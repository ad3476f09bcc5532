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
import './below-jobs.css'

const recentlyViewed = lazyPart(async () => (await import('./recently-viewed.tsx')).RecentlyViewed)

/**
 * Below the jobs: recently viewed jobs, or the product's promises for visitors without any; then companies and
 * resources. The document has the promises; before the first paint `data-recent` (boot-script.ts) reserves the jobs'
 * space instead, so that nothing moves.
 */
export function BelowJobs({ below: { companies, resources } }: { below: Below }) {
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
      <section className="below-jobs__recent" aria-label="最近見た求人">
        {has && (
          <Lazy part={recentlyViewed} onLoadError={() => {}}>
            {(RecentlyViewed) => <RecentlyViewed ids={ids} />}
          </Lazy>
        )}
      </section>
      <section className="pt-4" aria-labelledby="home-companies">
        <div className="below-jobs__bar">
          <h2 id="home-companies">企業情報</h2>
          <p>見本として作った架空の会社です。</p>
          <Link to={pagePath('companies')}>すべて見る</Link>
        </div>
        <ul className="below-jobs__lines">
          {companies.map(({ id, name, about }) => (
            <li key={id}>
              <CompanyMark name={name} />
              <span>
                <Link to={pagePath('company', { id })}>
                  <CompanyName name={name} />
                </Link>
                <small>{about}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="pt-6" aria-labelledby="home-resources">
        <div className="below-jobs__bar">
          <h2 id="home-resources">お役立ち情報</h2>
          <Link to={pagePath('resources')}>すべて見る</Link>
        </div>
        <ul className="below-jobs__lines">
          {resources.map(({ url, title, about }) => (
            <li key={url}>
              <span>
                <Link to={url}>{title}</Link>
                <small>{about}</small>
              </span>
              <ChevronRight className="ui-icon ui-icon--small" aria-hidden="true" />
            </li>
          ))}
        </ul>
      </section>
    </>
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
    <section className="below-jobs__blurbs" aria-label="しごと帖の特徴">
      {blurbs.map(({ picture, title, text }) => (
        <div className="below-jobs__blurb" key={title}>
          <svg viewBox="0 0 72 72" aria-hidden="true">
            <use href={`${art}#${picture}`} />
          </svg>
          <div>
            <h2>{title}</h2>
            <p className="ui-phrase">{text}</p>
          </div>
        </div>
      ))}
    </section>
  )
}
