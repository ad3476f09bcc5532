import { useSearchParams } from 'react-router'
import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { useFavouriteCount } from './applications/favourites/use-favourites.ts'
import { Favourites } from './applications/favourites.tsx'
import { OwnApplications } from './applications/own-applications.tsx'
import { RecentJobs } from './applications/recent-jobs.tsx'

export const meta = () => pageMeta({ title: '応募履歴', hidden: true })

const others = ['favourites', 'recent'] as const

/** Own applications, and items stored in this browser. */
export default function Applications() {
  const [query, setQuery] = useSearchParams()
  const favourites = useFavouriteCount()
  const tab = others.find((name) => name === query.get('tab')) ?? 'applications'
  const tabs = [
    { value: 'applications' as const, label: '応募' },
    { value: 'favourites' as const, label: 'お気に入り', count: favourites },
    { value: 'recent' as const, label: '最近見た求人' },
  ]
  return (
    <>
      <PageHead title="応募履歴" />
      <Tabs
        value={tab}
        onValueChange={(next) => setQuery(next === 'applications' ? {} : { tab: next }, { preventScrollReset: true })}
        tabs={tabs}
        label="応募、お気に入り、最近見た求人"
      >
        <TabPanel value="applications" className="ui-stack pt-4">
          <OwnApplications />
        </TabPanel>
        <TabPanel value="favourites" className="ui-stack pt-4">
          <Favourites />
        </TabPanel>
        <TabPanel value="recent" className="ui-stack pt-4">
          <RecentJobs />
        </TabPanel>
      </Tabs>
    </>
  )
}
