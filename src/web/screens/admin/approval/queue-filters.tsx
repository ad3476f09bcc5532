import { queueAges, queueKinds, queueSeverities } from '#rules/jobs/approval-queue.ts'
import { ListFilter, ListSearch } from '#web/parts/lists/list-filters.tsx'
import { choiceIn, keywordIn } from '#web/parts/lists/list-query.ts'
import '#web/parts/lists/filter-form.css'
import './queue-filters.css'

const kinds = [
  { value: 'first', label: '初投稿のみ' },
  { value: 'resubmitted', label: '再申請と修正のみ' },
  { value: 'revision', label: '修正のみ' },
]
const severities = [
  { value: 'stop', label: '掲載不可あり' },
  { value: 'warn', label: '要確認のみ' },
  { value: 'none', label: '指摘なし' },
]
const ages = queueAges.map((value) => ({ value, label: `${value}日以上` }))

/** The filters in the address of the desk. */
export function queueFiltersIn(query: URLSearchParams) {
  return {
    q: keywordIn(query) || undefined,
    kind: choiceIn(query, 'kind', queueKinds),
    findings: choiceIn(query, 'findings', queueSeverities),
    waiting_days: choiceIn(query, 'waiting_days', queueAges),
  }
}

export function QueueFilters() {
  return (
    <search aria-label="承認待ちの求人の絞り込み" className="filter-form queue-filters">
      <ListSearch label="承認待ちの求人を検索" placeholder="求人名、会社名、投稿者の名前・メール" />
      <ListFilter name="kind" label="投稿の種類" all="すべての投稿" options={kinds} />
      <ListFilter name="findings" label="点検の結果" all="点検の結果" options={severities} />
      <ListFilter name="waiting_days" label="待っている日数" all="待ち日数" options={ages} />
    </search>
  )
}
