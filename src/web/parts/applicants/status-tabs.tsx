import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { type ApplicationStatus, applicationStatuses } from '#rules/jobs/application-status.ts'
import { withFilter } from '#web/parts/lists/list-query.ts'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { applicationStatusLabel } from '#words/status-labels.ts'

type Counts = Partial<Record<ApplicationStatus, number>>

/** すべて and a tab per state with its count; `status` of the address selects one. */
export function StatusTabs(props: {
  status: ApplicationStatus | undefined
  counts: Counts | undefined
  children: ReactNode
}) {
  const { status, counts, children } = props
  const [query, setQuery] = useSearchParams()
  const value = status ?? 'all'
  const count = (of: ApplicationStatus) => counts && { count: counts[of] ?? 0 }
  const all = applicationStatuses.reduce((sum, of) => sum + (counts?.[of] ?? 0), 0)
  return (
    <Tabs
      value={value}
      onValueChange={(next) =>
        setQuery(withFilter(query, 'status', next === 'all' ? undefined : next), { preventScrollReset: true })
      }
      label="選考状況"
      tabs={[
        { value: 'all', label: 'すべて', ...(counts && { count: all }) },
        ...applicationStatuses.map((of) => ({ value: of, label: applicationStatusLabel[of], ...count(of) })),
      ]}
    >
      <TabPanel value={value} className="ui-stack pt-2 md:pt-3">
        {children}
      </TabPanel>
    </Tabs>
  )
}
