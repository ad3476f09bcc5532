import { useLayoutEffect } from 'react'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { recentJobsKey } from '#web/settings/boot-script.ts'
import { useStoredIds } from '#web/storage/stored-ids.ts'
import { Blurbs } from './opening.tsx'
import './opening.css'

const recentlyViewed = lazyPart(async () => (await import('./recently-viewed.tsx')).RecentlyViewed)

/**
 * The jobs that were looked at last, for visitors who looked at some; the product's promises for everybody else. The
 * document holds the promises; before the first paint `data-recent` (boot-script.ts) puts the room for the jobs in their
 * place, so that nothing moves.
 */
export function BelowSearch() {
  const [ids] = useStoredIds(recentJobsKey)
  const hydrated = useHydrated()
  const has = ids.length > 0
  // Before the paint: on the way from another screen no mark is set.
  useLayoutEffect(() => {
    if (hydrated) document.documentElement.toggleAttribute('data-recent', has)
  }, [hydrated, has])
  return (
    <>
      {!has && <Blurbs />}
      <section className="opening__recent" aria-label="最近見た求人">
        {has && (
          <Lazy part={recentlyViewed} onLoadError={() => {}}>
            {(RecentlyViewed) => <RecentlyViewed ids={ids} />}
          </Lazy>
        )}
      </section>
    </>
  )
}
