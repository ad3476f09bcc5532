import { Check, Columns3, Square, SquareCheck } from 'lucide-react'
import { maxComparedJobs } from '#rules/limits.ts'
import { Button } from '#web/parts/button.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { type ComparedJob, useComparedJobs } from '#web/storage/compared-jobs.ts'
import '#web/parts/button.css'

/** Toggles a job for the comparison. With `onRow` a tick box whose name contains the job's title. */
export function CompareButton({ job, onRow = false }: { job: ComparedJob; onRow?: boolean }) {
  const { jobs, toggle } = useComparedJobs()
  const chosen = jobs.some(({ id }) => id === job.id)
  const [on, off] = onRow ? [SquareCheck, Square] : [Check, Columns3]
  const Icon = chosen ? on : off
  const onClick = () => {
    if (toggle(job)) return
    toast.info(`比べられるのは${maxComparedJobs}件までです`)
  }
  return (
    <Button
      className={onRow ? 'button--square job-row__compare noscript:hidden' : 'noscript:hidden'}
      data-chosen={jobs.length > 0 || undefined}
      aria-pressed={chosen}
      {...(onRow && { variant: 'ghost', 'aria-label': `比べる：${job.title}` })}
      onClick={onClick}
    >
      <Icon className="ui-icon" aria-hidden="true" />
      比べる
    </Button>
  )
}
