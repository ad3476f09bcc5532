import type { QueryClient } from '@tanstack/react-query'
import type { ResponseData } from '#contract/endpoints.ts'

type ListName = 'listPendingJobs' | 'listAllJobs' | 'listUsers'
type ListData = { total?: number | undefined; count?: number; jobs?: { id: string }[]; users?: { id: string }[] }

/** A cached answer without one item; the totals count it out even where another page holds it. */
export function withoutItem<Data extends ListData>(data: Data, id: string): Data {
  const next: Data = { ...data }
  if (data.jobs) next.jobs = data.jobs.filter((job) => job.id !== id)
  if (data.users) next.users = data.users.filter((user) => user.id !== id)
  if (data.total !== undefined) next.total = Math.max(0, data.total - 1)
  if (data.count !== undefined) next.count = Math.max(0, data.count - 1)
  return next
}

/**
 * Takes an item out of every cached page of a list at once, so that it leaves the screen before the server has answered.
 * Pages that are not shown stay outdated: the item after their last one is missing.
 */
export function dropFromList(client: QueryClient, name: ListName, id: string): void {
  client.setQueriesData<ResponseData<ListName>>({ queryKey: [name] }, (data) => data && withoutItem(data, id))
  void client.invalidateQueries({ queryKey: [name], refetchType: 'none' })
}
