import { receivedSorts } from '#rules/jobs/application-review.ts'
import { ListFilter } from '#web/parts/lists/list-filters.tsx'
import { receivedSortLabel } from '#words/status-labels.ts'

const [first, ...others] = receivedSorts

/** The order of received applications, in the address. */
export const SortFilter = () => (
  <ListFilter
    name="sort"
    label="並び順"
    all={receivedSortLabel[first]}
    options={others.map((value) => ({ value, label: receivedSortLabel[value] }))}
  />
)
