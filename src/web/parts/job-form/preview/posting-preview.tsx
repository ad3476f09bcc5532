import { useState } from 'react'
import { cardFacts } from '#rules/postings/card-facts.ts'
import type { EmployerFacts } from '#rules/postings/findings/posting.ts'
import { monthlySalary } from '#rules/postings/pay.ts'
import { Button } from '#web/parts/button.tsx'
import type { JobSoFar } from '#web/parts/job-form/values/job-values.ts'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { NotStated } from '#web/parts/not-stated.tsx'
import { PostingTable } from '#web/parts/posting-table.tsx'
import { tableSource } from '#words/posting-table.ts'
import './posting-preview.css'

/** The monthly pay as the server computes it. */
function salaryOf({ terms }: JobSoFar) {
  return terms?.pay ? monthlySalary(terms.pay) : { salary_min: null, salary_max: null }
}

/** The posting as readers see it: card and table. On narrow windows a button opens it. */
export function PostingPreview(props: { job: JobSoFar; employer: EmployerFacts | null; today: string }) {
  const { job, employer, today } = props
  const [open, setOpen] = useState(false)
  const { pay, place, hours, daysOff } = cardFacts(job)
  const source = tableSource({
    ...job,
    ...salaryOf(job),
    deadline: job.deadline || null,
    created_at: today,
    updated_at: today,
    employer,
  })
  return (
    <section className="posting-preview" aria-labelledby="job-preview" data-open={open || undefined}>
      <h2 id="job-preview">求職者からの見え方</h2>
      <Button
        className="posting-preview__toggle"
        aria-expanded={open}
        aria-controls="job-preview-body"
        onClick={() => setOpen((before) => !before)}
      >
        {open ? 'プレビューを閉じる' : 'プレビューを開く'}
      </Button>
      <div className="posting-preview__body" id="job-preview-body">
        <h3>{job.title || '（求人タイトル）'}</h3>
        <p className="text-sm text-muted">{job.company}</p>
        <Ledger
          items={[
            { term: '給与', value: pay ?? <NotStated />, kind: 'pay' },
            { term: '勤務地', value: place || <NotStated /> },
            { term: '時間', value: hours ?? <NotStated /> },
            { term: '休日', value: daysOff ?? <NotStated /> },
          ]}
        />
        <h3 id="job-preview-table">募集要項</h3>
        <PostingTable {...source} labelledBy="job-preview-table" />
      </div>
    </section>
  )
}
