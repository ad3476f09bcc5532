import type { QueryClient } from '@tanstack/react-query'
import type { ResponseData } from '#contract/endpoints.ts'

type ListName = 'listPendingJobs' | 'listAllJobs' | 'listUsers'
type ListData = { total?: number | undefined; count?: number; jobs?: { id: string }[]; users?: { id: string }[] }

/** A cached page without an item; totals decrease even when another page has it. */
export function withoutItem<Data extends ListData>(data: Data, id: string): Data {
  const next: Data = { ...data }
  if (data.jobs) next.jobs = data.jobs.filter((job) => job.id !== id)
  if (data.users) next.users = data.users.filter((user) => user.id !== id)
  if (data.total !== undefined) next.total = Math.max(0, data.total - 1)
  if (data.count !== undefined) next.count = Math.max(0, data.count - 1)
  return next
}

/**
 * Removes an item from every cached page of a list before the server answers. Other pages are marked outdated, because
 * each lacks an item at its end.
 */
export function dropFromList(client: QueryClient, name: ListName, id: string): void {
  client.setQueriesData<ResponseData<ListName>>({ queryKey: [name] }, (data) => data && withoutItem(data, id))
  void client.invalidateQueries({ queryKey: [name], refetchType: 'none' })
}
