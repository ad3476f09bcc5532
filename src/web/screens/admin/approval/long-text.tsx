import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#web/parts/button.tsx'
import { useTruncation } from '#web/parts/use-truncation.ts'

/** A text with its line breaks, cut after four lines until unfolded. `about` names it for screen readers. */
export function LongText({
  about,
  openAtFirst = false,
  children,
}: {
  about: string
  /** Unfolds it, because it contains a finding. */
  openAtFirst?: boolean
  children: ReactNode
}) {
  const [whole, setWhole] = useState(openAtFirst)
  const { box, isCut } = useTruncation<HTMLParagraphElement>(whole)
  const id = useId()
  const Chevron = whole ? ChevronUp : ChevronDown
  return (
    <div className="ui-stack ui-stack--tighter justify-items-start">
      <p id={id} ref={box} className={`text-sm whitespace-pre-line leading-[1.85] ${whole ? '' : 'line-clamp-4'}`}>
        {children}
      </p>
      {(isCut || (whole && !openAtFirst)) && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-2.5"
          aria-expanded={whole}
          aria-controls={id}
          aria-label={`${about}の仕事内容を${whole ? '折りたたむ' : 'すべて読む'}`}
          onClick={() => setWhole(!whole)}
        >
          {whole ? '折りたたむ' : 'すべて読む'}
          <Chevron className="ui-icon ui-icon--small" aria-hidden="true" />
        </Button>
      )}
    </div>
  )
}
