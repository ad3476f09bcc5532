import { Check, Circle, CircleDot } from 'lucide-react'
import type { TimelineStep } from './timeline-steps.ts'
import './timeline.css'

const icons = { done: Check, now: CircleDot, ahead: Circle }
const spoken = { done: '済み', now: '進行中', ahead: 'これから' }

/** An application's steps, oldest first. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="ui-ruled-heading mb-3">
        経過
      </h2>
      <ol className="timeline">
        {steps.map(({ name, when, state }, at) => {
          const Icon = icons[state]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: interviews may have the same name
            <li key={at} data-state={state}>
              <span className="timeline__dot">
                <Icon className="ui-icon ui-icon--small" aria-hidden="true" />
              </span>
              <b>{name}</b>
              <span className="ui-number text-muted">{when}</span>
              <span className="sr-only">（{spoken[state]}）</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
