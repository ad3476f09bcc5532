import { useId, useState } from 'react'
import { Button } from '#web/parts/button.tsx'
import { useTruncation } from '#web/parts/use-truncation.ts'
import './cover-letter.css'

/** The letter or another text with its line breaks, cut after six lines until unfolded. */
export function CoverLetter(props: { text: string; title?: string; from: string }) {
  const { text, title = '応募メッセージ', from } = props
  const [whole, setWhole] = useState(false)
  const { box, isCut } = useTruncation<HTMLQuoteElement>(whole)
  const id = useId()
  const verb = whole ? '折りたたむ' : '続きを読む'
  return (
    <div className="ui-stack ui-stack--tighter justify-items-start">
      <blockquote id={id} ref={box} className={`cover-letter m-0 whitespace-pre-line ${whole ? '' : 'line-clamp-6'}`}>
        {text}
      </blockquote>
      {(isCut || whole) && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={whole}
          aria-controls={id}
          aria-label={`${verb}（${from}さんの${title}）`}
          onClick={() => setWhole(!whole)}
        >
          {verb}
        </Button>
      )}
    </div>
  )
}
