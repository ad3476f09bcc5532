import { Check, Columns3 } from 'lucide-react'
import { maxComparedJobs } from '#rules/limits.ts'
import { Button } from '#web/parts/button.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { type ComparedJob, useComparedJobs } from '#web/storage/compared-jobs.ts'
import './compare-button.css'

/** Collects a job for the comparison, or takes it away again. `onCard` names the job, where there are many such buttons. */
export function CompareButton({ job, onCard = false }: { job: ComparedJob; onCard?: boolean }) {
  const { jobs, toggle } = useComparedJobs()
  const chosen = jobs.some(({ id }) => id === job.id)
  const Icon = chosen ? Check : Columns3
  const onClick = () => {
    if (toggle(job)) return
    toast.info(
      `比べられる求人は${maxComparedJobs}件までです`,
      '画面の下の一覧から1件を外すと、この求人を加えられます。',
    )
  }
  return (
    <Button
      className={onCard ? 'compare-button compare-button--on-card' : 'compare-button'}
      aria-pressed={chosen}
      {...(onCard && { 'aria-label': `比べる：${job.title}` })}
      onClick={onClick}
    >
      {!onCard && <Icon className="ui-icon" aria-hidden="true" />}
      比べる
    </Button>
  )
}
