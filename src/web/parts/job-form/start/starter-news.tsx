import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/parts/button.tsx'
import '#web/parts/fields/field.css'
import './starters.css'

/** Says what a press has filled, in place of the hint, so that nothing moves. */
export function StarterNews(props: { hint: ReactNode; news: string | undefined; onUndo: () => void }) {
  const { hint, news, onUndo } = props
  return (
    // The hint and the news share one place.
    <div className="grid *:[grid-area:1/1]">
      <p className={`field__hint text-sm/[1.6] ${news ? 'invisible' : ''}`}>{hint}</p>
      <p role="status" className="flex flex-wrap items-center self-start text-sm/[inherit]">
        {news}
        {news && (
          <Button variant="ghost" size="sm" onClick={onUndo}>
            <Undo2 className="ui-icon" aria-hidden="true" />
            元に戻す
          </Button>
        )}
      </p>
    </div>
  )
}
