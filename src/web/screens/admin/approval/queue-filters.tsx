import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { queueAges, queueKinds, queueSeverities } from '#rules/jobs/approval-queue.ts'
import { Button } from '#web/parts/button.tsx'
import { ListFilter, ListSearch } from '#web/parts/lists/list-filters.tsx'
import { choiceIn, keywordIn } from '#web/parts/lists/list-query.ts'
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

/** The desk's filters in the address. */
export function queueFiltersIn(query: URLSearchParams) {
  return {
    q: keywordIn(query) || undefined,
    kind: choiceIn(query, 'kind', queueKinds),
    findings: choiceIn(query, 'findings', queueSeverities),
    waiting_days: choiceIn(query, 'waiting_days', queueAges),
  }
}

/** The queue's search, and its filters behind a button. */
export function QueueFilters({ active }: { active: number }) {
  const [open, setOpen] = useState(false)
  return (
    <search aria-label="承認待ちの求人の絞り込み" className="queue-filters">
      <ListSearch label="承認待ちの求人を検索" placeholder="求人名、会社名、投稿者" />
      <Button aria-expanded={open} aria-controls="queue-filters" onClick={() => setOpen(!open)}>
        <SlidersHorizontal className="ui-icon ui-icon--small" aria-hidden="true" />
        <span className="lg:sr-only">絞り込み</span>
        {active > 0 && <span className="ui-number">（{active}）</span>}
      </Button>
      <div id="queue-filters" className="queue-filters__folded" hidden={!open}>
        <ListFilter name="kind" label="投稿の種類" all="すべての投稿" options={kinds} />
        <ListFilter name="findings" label="点検の結果" all="点検の結果" options={severities} />
        <ListFilter name="waiting_days" label="待っている日数" all="待ち日数" options={ages} />
      </div>
    </search>
  )
}
