import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/parts/button.tsx'
import { QueueFigures, QueueSummary } from './queue-figures.tsx'
import { QueueFilters } from './queue-filters.tsx'
import './desk.css'

/** Figures and filters; on narrow screens one line that opens, so that the first job is visible. */
export function QueueHead({ active }: { active: number }) {
  const [open, setOpen] = useState(false)
  const Chevron = open ? ChevronUp : ChevronDown
  return (
    <div className="ui-stack desk__above">
      <div className="ui-row ui-row--between desk__toggle">
        <QueueSummary />
        <Button size="sm" aria-expanded={open} aria-controls="queue-head" onClick={() => setOpen(!open)}>
          絞り込み{active > 0 && <span className="ui-number">（{active}）</span>}
          <Chevron className="ui-icon ui-icon--small" aria-hidden="true" />
        </Button>
      </div>
      <div id="queue-head" className="ui-stack desk__head" data-open={open || undefined}>
        <QueueFigures />
        <QueueFilters />
      </div>
    </div>
  )
}
