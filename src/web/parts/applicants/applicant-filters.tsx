import { useQuery } from '@tanstack/react-query'
import { Download, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { receivedSorts } from '#rules/jobs/application-review.ts'
import { type ApplicationStatus, applicationStatuses } from '#rules/jobs/application-status.ts'
import { defaultStages, type JobStage, stageName } from '#rules/jobs/job-stages.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import type { Option } from '#web/parts/fields/select.tsx'
import { ListFilter } from '#web/parts/lists/list-filters.tsx'
import { withFilter } from '#web/parts/lists/list-query.ts'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { useMay } from '#web/session/use-may.ts'
import { yesNoLabel } from '#words/choice-labels.ts'
import { applicationStatusLabel, receivedSortLabel } from '#words/status-labels.ts'
import type { ReceivedApplication } from './use-decide.ts'
import '#web/parts/lists/filter-form.css'
import './applicant-filters.css'

type Job = ResponseData<'listApplicants'>['job']

/** Filters in the address, besides words and state. */
const filterNames = ['stage', 'tag', 'rating', 'assignee_id', 'source', 'answer'] as const
export type ReviewFilters = { [Name in (typeof filterNames)[number]]?: string }

/** The address's filters; the server refuses invalid values. */
export function reviewFiltersIn(query: URLSearchParams): ReviewFilters {
  return Object.fromEntries(filterNames.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])))
}

/** Search and filters of applicants: a line on wide screens, else behind a button. */
export function ApplicantFilters(props: {
  /** The list's job; absent for several. */
  job?: Job | undefined
  applications: readonly ReceivedApplication[]
  /** Whether it is open on a narrow screen. */
  open: boolean
  /** The list's own search and filters. */
  children: ReactNode
}) {
  const { job, applications, open, children } = props
  const [query] = useSearchParams()
  const asked = reviewFiltersIn(query)
  const team = useQuery(read('readTeam')).data?.members ?? []
  const stages: readonly JobStage[] = job?.stages ?? defaultStages
  const tags = seen(
    applications.flatMap(({ review }) => review?.tags ?? []),
    asked.tag,
  )
  const sources = seen(
    applications.flatMap(({ source }) => source ?? []),
    asked.source,
  )
  return (
    <search className="applicant-filters" aria-label="応募者の絞り込み">
      <div
        id="applicant-filters"
        className={`applicant-filters__fields filter-form pt-2 ${open ? '' : 'max-lg:hidden'}`}
      >
        {children}
        <ListFilter
          name="stage"
          label="選考の段階"
          all="段階"
          options={withAsked(
            stages.map(({ id, name }) => ({ value: id, label: name })),
            asked.stage,
            stageName,
          )}
        />
        {tags.length > 0 && <ListFilter name="tag" label="タグ" all="タグ" options={tags} />}
        <ListFilter name="rating" label="評価" all="評価" options={ratings} />
        {team.length > 1 && (
          <ListFilter
            name="assignee_id"
            label="担当者"
            all="担当者"
            options={team.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {sources.length > 0 && <ListFilter name="source" label="応募経路" all="応募経路" options={sources} />}
        {job && answersOf(job).length > 0 && (
          <ListFilter name="answer" label="質問への回答" all="質問への回答" options={answersOf(job)} />
        )}
      </div>
    </search>
  )
}

/** Toggles the filters on a narrow screen; shows how many are set. */
export function FilterToggle({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const [query] = useSearchParams()
  const count = Object.keys(reviewFiltersIn(query)).length + (query.get('q') ? 1 : 0)
  return (
    <Button className="lg:hidden" aria-expanded={open} aria-controls="applicant-filters" onClick={onToggle}>
      <SlidersHorizontal className="ui-icon" aria-hidden="true" />
      絞り込み{count > 0 && `（${count}）`}
    </Button>
  )
}

const ratings: Option[] = [5, 4, 3, 2, 1].map((rating) => ({ value: String(rating), label: `評価 ${rating}` }))

/** The values in the list, and the requested one even if none has it. */
const seen = (values: readonly string[], asked: string | undefined): Option[] =>
  [...new Set([...values, ...(asked ? [asked] : [])])].sort().map((value) => ({ value, label: value }))

const withAsked = (options: Option[], asked: string | undefined, label: (value: string) => string): Option[] =>
  asked && !options.some(({ value }) => value === asked) ? [...options, { value: asked, label: label(asked) }] : options

/** The possible answers to a job's questions. */
function answersOf({ questions }: Job): Option[] {
  return questions.flatMap(({ id, text, kind, options = [] }) => {
    if (kind === 'choice') return options.map((option) => ({ value: `${id}:${option}`, label: `${text}：${option}` }))
    if (kind !== 'yes-no') return []
    return (['yes', 'no'] as const).map((value) => ({
      value: `${id}:${value}`,
      label: `${text}：${yesNoLabel[value]}`,
    }))
  })
}

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

/** すべて and a tab per state with its count; `status` of the address selects one. */
export function StatusTabs(props: {
  status: ApplicationStatus | undefined
  counts: Partial<Record<ApplicationStatus, number>> | undefined
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

const ExportDialog = lazyDialog(async () => (await import('./export-dialog.tsx')).ExportDialog)

/** Opens the export of a list of applicants; absent for people without the permission. */
export function ExportButton(list: {
  jobId?: string
  filters: Readonly<Record<string, string | undefined>>
  total: number | undefined
}) {
  const [open, setOpen] = useState(false)
  if (!useMay('application:export')) return null
  return (
    <>
      <Button {...ExportDialog.near} onClick={() => setOpen(true)}>
        <Download className="ui-icon" aria-hidden="true" />
        CSVで書き出す
      </Button>
      {open && <ExportDialog list={list} onClose={() => setOpen(false)} />}
    </>
  )
}
