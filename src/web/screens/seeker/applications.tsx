import { useSearchParams } from 'react-router'
import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { useFavouriteCount } from './applications/favourites/use-favourites.ts'
import { Favourites } from './applications/favourites.tsx'
import { OwnApplications } from './applications/own-applications.tsx'

export const meta = () => pageMeta({ title: '応募履歴', hidden: true })

/** Own applications, and what was kept in this browser. */
export default function Applications() {
  const [query, setQuery] = useSearchParams()
  const favourites = useFavouriteCount()
  const tab = query.get('tab') === 'favourites' ? 'favourites' : 'applications'
  const tabs = [
    { value: 'applications' as const, label: '応募' },
    { value: 'favourites' as const, label: 'お気に入り', count: favourites },
  ]
  return (
    <>
      <PageHead title="応募履歴" lead="応募した求人と、選考の経過です。" />
      <Tabs
        value={tab}
        onValueChange={(next) => setQuery(next === 'favourites' ? { tab: next } : {}, { preventScrollReset: true })}
        tabs={tabs}
        label="応募とお気に入り"
      >
        <TabPanel value="applications" className="ui-stack pt-6">
          <OwnApplications />
        </TabPanel>
        <TabPanel value="favourites" className="ui-stack pt-6">
          <Favourites />
        </TabPanel>
      </Tabs>
    </>
  )
}
