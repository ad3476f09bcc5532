import { useState } from 'react'
import { Button } from '#web/parts/button.tsx'

/** More than this, in UTF-16 code units or lines, is folded at first. */
const long = { characters: 400, lines: 8 }

/** What the applicant wrote, as it was written. A long letter can be unfolded. */
export function CoverLetter({ text }: { text: string }) {
  const [whole, setWhole] = useState(false)
  const isLong = text.length > long.characters || text.split('\n').length > long.lines
  return (
    <div className="stack xtight justify-items-start">
      <blockquote className={`quote m-0 whitespace-pre-line ${isLong && !whole ? 'line-clamp-6' : ''}`}>
        {text}
      </blockquote>
      {isLong && (
        <Button variant="ghost" size="sm" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? '折りたたむ' : '続きを読む'}
        </Button>
      )}
    </div>
  )
}
