import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { type ApplicationStatus, nextApplicationStatuses } from '#rules/jobs/application-status.ts'
import type { JobStage } from '#rules/jobs/job-stages.ts'
import { Button } from '#web/parts/button.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { BulkReviewDialog } from './bulk-review-dialog.tsx'
import type { BulkChange } from './use-bulk.ts'
import type { ReceivedApplication } from './use-decide.ts'
import '#web/parts/sheet.css'
import './bulk-bar.css'

/** Selects all applications of a page, and offers bulk actions. */
export function BulkBar(props: {
  applications: readonly ReceivedApplication[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  company?: string | undefined
  /** The job's stages, for applications to one job. */
  stages?: readonly JobStage[] | undefined
}) {
  const { applications, chosen, onChoose, company, stages } = props
  const all = useRef<HTMLInputElement>(null)
  const [reviews, setReviews] = useState(false)
  const [asked, setAsked] = useState<BulkChange['to'] | undefined>()
  const those = applications.filter(({ id }) => chosen.has(id))
  const idle = those.length === 0
  /** Disables moves that no selected application can make. */
  const cannot = (to: ApplicationStatus) => !those.some((one) => canMove(one, to))
  const close = () => {
    setReviews(false)
    setAsked(undefined)
  }
  const done = () => {
    close()
    onChoose(new Set())
  }
  return (
    <div className="sheet__head bulk-bar" data-idle={idle || undefined}>
      <Checkbox
        ref={all}
        label={idle ? 'このページの応募をすべて選ぶ' : `${those.length}件を選択中`}
        checked={applications.length > 0 && those.length === applications.length}
        onChange={(event) => onChoose(new Set(event.target.checked ? applications.map(({ id }) => id) : []))}
      />
      {!idle && (
        <fieldset className="bulk-bar__actions">
          <legend className="sr-only">選んだ応募をまとめて</legend>
          <span className="text-sm/[inherit] font-bold tabular-nums" aria-hidden="true">
            {those.length}件
          </span>
          <Button size="sm" disabled={cannot('reviewed')} onClick={() => setAsked('reviewed')}>
            確認済みにする
          </Button>
          <Button size="sm" onClick={() => setReviews(true)}>
            段階・タグ・担当者を変更する
          </Button>
          <Button size="sm" onClick={() => setAsked(null)}>
            メッセージを送る
          </Button>
          <Button size="sm" variant="danger-line" disabled={cannot('rejected')} onClick={() => setAsked('rejected')}>
            不採用にする
          </Button>
          <Button
            size="sm"
            variant="ghost"
            className="w-9 px-0"
            aria-label="選択を解除"
            onClick={() => {
              onChoose(new Set())
              all.current?.focus()
            }}
          >
            <X className="ui-icon" aria-hidden="true" />
          </Button>
        </fieldset>
      )}
      {reviews && <BulkReviewDialog applications={those} stages={stages} onClose={close} onDone={done} />}
      {asked !== undefined && (
        <BulkDialog applications={those} to={asked} company={company} onClose={close} onDone={done} />
      )}
    </div>
  )
}

/** Whether an application can move to a state. */
function canMove({ status, withdrawn_at }: ReceivedApplication, to: ApplicationStatus): boolean {
  const next: readonly ApplicationStatus[] = nextApplicationStatuses[status]
  return withdrawn_at === null && next.includes(to)
}
