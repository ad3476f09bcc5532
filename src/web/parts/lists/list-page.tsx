import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import type { EndpointName, ResponseData } from '#contract/endpoints.ts'
import { numberText } from '#rules/number-text.ts'
import type { ApiInput } from '#web/api/api.ts'
import { read } from '#web/api/read-query.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { ListFilter, ListSearch } from './list-filters.tsx'
import { choiceIn, keywordIn, pageCountOf, pageIn, withFilter } from './list-query.ts'
import { Pagination } from './pagination.tsx'
import { type Column, Table } from './table.tsx'
import '#web/parts/sheet.css'
import './filter-form.css'

/** A list's query that shows the former page while the next one loads. */
export type ListResult = Pick<
  UseQueryResult,
  'data' | 'error' | 'isPending' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>

/** A page of a list as the components below show it. */
type List<Item> = {
  result: ListResult
  items: readonly Item[] | undefined
  total: number | undefined
  page: number
  pageSize: number | undefined
  fields: readonly (readonly [name: string, Filter<string>])[]
}

type Query<Name extends EndpointName> = Omit<NonNullable<ApiInput<Name>['query']>, 'page' | 'limit'>

/** A filter of a list: a search, or a choice among the labels of its values; `all` is the label of no filter. */
type Filter<Value> =
  | { label: string; placeholder: string }
  | { label: string; all: string; options: { readonly [Each in Value & string]?: string } }

/**
 * The page of a list that the address asks for. `filters` are those in the address by the names of the query, `fixed`
 * other parts of the query; empty ones are left out. Without a page size one answer has the whole list. Call
 * `announceRemoval` with an item about to leave it: the neighbour's element `${prefix}-${id}` then gets the focus.
 */
export function useList<Name extends EndpointName, Item extends { id: string }>(
  name: Name,
  list: {
    filters?: { readonly [Key in keyof Query<Name>]?: Filter<Query<Name>[Key]> }
    fixed?: NonNullable<ApiInput<Name>['query']>
    pageSize?: number
    prefix: string
    itemsOf: (data: ResponseData<Name>) => readonly Item[]
    refetchInterval?: number
  },
) {
  const { filters, fixed, pageSize, prefix, itemsOf, refetchInterval = false } = list
  const [address] = useSearchParams()
  const page = pageSize ? pageIn(address) : 1
  const fields = Object.entries((filters ?? {}) as Record<string, Filter<string>>)
  const values = fields.map(([key, filter]) => {
    const value = 'options' in filter ? choiceIn(address, key, Object.keys(filter.options)) : keywordIn(address, key)
    return [key, value] as const
  })
  const asked = [...values, ...Object.entries(fixed ?? {})].filter(([, value]) => value)
  const paging = pageSize && { page: String(page), limit: String(pageSize) }
  const query = { ...Object.fromEntries(asked), ...paging }
  const result = useQuery({
    ...read(name, (Object.keys(query).length > 0 ? { query } : {}) as ApiInput<Name>),
    placeholderData: keepPreviousData as never,
    refetchInterval,
  })
  const data = result.data as (ResponseData<Name> & { total?: number }) | undefined
  const items = data && itemsOf(data)
  const announceRemoval = useFocusAfterRemoval(items?.map(({ id }) => id) ?? [], prefix)
  const active = asked.length
  const total = pageSize ? data?.total : items?.length
  return { result, data, items, total, page, pageSize, fields, active, announceRemoval }
}

/** The fields of a list's filters. */
export const ListFields = ({ fields }: Pick<List<unknown>, 'fields'>) =>
  fields.map(([name, filter]) =>
    'options' in filter ? (
      <ListFilter
        key={name}
        name={name}
        label={filter.label}
        all={filter.all}
        options={Object.entries(filter.options).map(([value, label]) => ({ value, label: String(label) }))}
      />
    ) : (
      <ListSearch key={name} name={name} label={filter.label} placeholder={filter.placeholder} />
    ),
  )

type States = {
  waiting: { rows: number; label?: string }
  /** `clear`: the address without the filters that nothing matches. */
  empty: { title: string; text: string; clear?: string; actions?: ReactNode }
}

/** A page of a list with links to others; or its waiting, empty or failed state. */
export function ListItems<Item>(
  props: States & {
    list: List<Item>
    /** `stale`: the items are still the former page's. */
    children: (items: readonly Item[], stale: boolean) => ReactNode
  },
) {
  const { list, waiting, empty, children } = props
  const { title, text, clear, actions = clear && <LinkButton to={clear}>条件をクリアする</LinkButton> } = empty
  return (
    <PagedList
      {...list}
      waiting={<SkeletonRows count={waiting.rows} {...(waiting.label && { label: waiting.label })} />}
      {...(waiting.label && { of: waiting.label.replace('を読み込み中', '') })}
      empty={
        <EmptyState title={title} actions={actions}>
          {text}
        </EmptyState>
      }
    >
      {children}
    </PagedList>
  )
}

/**
 * A screen with one list: title, lead or total, filters, and the list as a table, as rows under each other, or as
 * `children` draw it.
 */
export function ListPage<Item extends { id: string }>(
  props: States & {
    list: List<Item>
    title: string
    /** The sentence around the total, or another. */
    lead: { before?: string; after: string } | ReactElement | string
    actions?: ReactNode
    /** The filters are a search of this name. */
    filtersLabel?: string
    /** After the filters. */
    filters?: ReactNode
    /** Above the list. */
    note?: ReactNode
    columns?: readonly Column<Item>[]
    row?: (item: Item) => ReactNode
    children?: (items: readonly Item[], stale: boolean) => ReactNode
  },
) {
  const { list, title, lead, actions, filters, filtersLabel, note, columns, row, children, ...states } = props
  return (
    <>
      <PageHead
        title={title}
        lead={typeof lead === 'object' && 'after' in lead ? <Total list={list} {...lead} /> : lead}
        actions={actions}
      />
      <div className="ui-stack pt-2">
        {filtersLabel && (
          <search aria-label={filtersLabel} className="filter-form">
            <ListFields fields={list.fields} />
            {filters}
          </search>
        )}
        {note}
        <ListItems list={list} {...states}>
          {children ??
            ((items, stale) =>
              columns ? (
                <div className="sheet overflow-clip">
                  <Table columns={columns} rows={items} rowKey={({ id }) => id} stale={stale} />
                </div>
              ) : (
                <div className="ui-stack" aria-busy={stale}>
                  {items.map((item) => (
                    <Fragment key={item.id}>{row?.(item)}</Fragment>
                  ))}
                </div>
              ))}
        </ListItems>
      </div>
    </>
  )
}

function Total({ list, before, after }: { list: List<unknown>; before?: string; after: string }) {
  const isKnown = list.total !== undefined && !list.result.isPlaceholderData
  // Without a number the line keeps its height, so that nothing moves when the number comes.
  return (
    <span role="status">
      {isKnown ? (
        <>
          {before}
          <span className="ui-number">{numberText(list.total ?? 0)}</span>
          {after}
        </>
      ) : (
        '\u00a0'
      )}
    </span>
  )
}

/**
 * A page of a list with links to others; or `waiting`, a failure or `empty`. A page beyond the end redirects to the
 * last one.
 */
export function PagedList<Item>(
  props: Omit<List<Item>, 'fields'> & {
    waiting: ReactNode
    /** What is listed, for the title of a failure. */
    of?: string
    empty: ReactNode
    /** The texts of a failure, if they depend on its cause. */
    failure?: (error: unknown) => { title?: string; line?: string }
    children: (items: readonly Item[], stale: boolean) => ReactNode
  },
) {
  const { result, items = [], total = 0, page, pageSize, waiting, of, empty, failure, children } = props
  const stale = result.isPlaceholderData
  const pageCount = pageCountOf(total, pageSize ?? Number.POSITIVE_INFINITY)
  return (
    <QueryState query={result} waiting={waiting} {...(of && { of })} {...(failure && { failure })}>
      {() => {
        if (page > pageCount && !stale) return <RedirectToPage page={pageCount} />
        // The page's last item has left, and the next page's items are loading.
        if (items.length === 0) return stale || total > 0 ? waiting : empty
        return (
          <>
            {children(items, stale)}
            <Pagination page={page} pageCount={pageCount} />
          </>
        )
      }}
    </QueryState>
  )
}

function RedirectToPage({ page }: { page: number }) {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const search = withFilter(query, 'page', '')
  if (page > 1) search.set('page', String(page))
  return <Navigate to={{ pathname, search: search.toString() }} replace />
}
