import type { BlockFact } from '#rules/postings/fact-block.ts'
import { Highlight } from '#web/parts/highlight/highlight.tsx'
import { NotStated } from '#web/parts/not-stated.tsx'
import type { JobView } from './job-view.ts'
import './fact-block.css'

/** Pay, place, hours, days off and period as cells; lines on narrow screens. */
export function FactBlock({ facts, deadline }: { facts: readonly BlockFact[]; deadline: JobView['deadline'] }) {
  return (
    <dl className="fact-block">
      {facts.map(({ term, fact, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <b className="ui-number">{fact ? <Highlight text={fact} /> : <NotStated />}</b>
            {note && (
              <span>
                <Highlight text={note} />
              </span>
            )}
            {term === '期間' && deadline && (
              <span className="ui-number">
                締切 {deadline.text}
                {deadline.left && <strong className="fact-block__soon">{deadline.left}</strong>}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
