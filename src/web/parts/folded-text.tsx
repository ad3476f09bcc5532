import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'

/** A text with its line breaks, cut after some lines until a button unfolds it. */
export function FoldedText(props: {
  as?: 'p' | 'blockquote'
  className: string
  /** How many lines are shown: `line-clamp-4`. */
  clamp: string
  /** Unfolds it, because it contains a finding. */
  openAtFirst?: boolean
  button: (whole: boolean) => { className?: string; 'aria-label': string; children: ReactNode }
  children: ReactNode
}) {
  const { as: Text = 'p', className, clamp, openAtFirst = false, button, children } = props
  const [whole, setWhole] = useState(openAtFirst)
  const [isCut, setIsCut] = useState(false)
  const box = useRef<HTMLQuoteElement & HTMLParagraphElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const text = box.current
    if (!text || whole) return
    const measure = () => setIsCut(text.scrollHeight > text.clientHeight + 1)
    // Also measure at once: the observer reports after the first paint, and the button would push content down.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(text)
    return () => observer.disconnect()
  }, [whole])

  return (
    <div className="ui-stack ui-stack--tighter justify-items-start">
      <Text id={id} ref={box} className={`${className} whitespace-pre-line ${whole ? '' : clamp}`}>
        {children}
      </Text>
      {(isCut || (whole && !openAtFirst)) && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
          {...button(whole)}
        />
      )}
    </div>
  )
}
