import { type KeyboardEvent, useRef } from 'react'
import { Button } from '#web/parts/button.tsx'

export type ReasonTemplate = { label: string; reason: string }

/** Whether a key sends the form: Ctrl+Enter or ⌘+Enter. */
const sends = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey)

/**
 * Keys of a form with a reason: outside the text a digit inserts that template, and Ctrl+Enter (⌘+Enter) sends. `area`
 * wraps the text, which gets the focus after an insertion.
 */
export function useReasonTemplates(templates: readonly ReasonTemplate[], add: (reason: string) => void) {
  const area = useRef<HTMLDivElement>(null)

  function take({ reason }: ReasonTemplate) {
    add(reason)
    area.current?.querySelector('textarea')?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (sends(event)) {
      event.preventDefault()
      event.currentTarget.requestSubmit()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLTextAreaElement) return
    const template = templates[Number(event.key) - 1]
    if (!template) return
    event.preventDefault()
    take(template)
  }

  return { area, take, onKeyDown }
}

/** Adds a sentence to a reason on its own line, unless it is there. */
export const withSentence = (typed: string, sentence: string): string =>
  typed.includes(sentence) ? typed : [typed.trim(), sentence].filter(Boolean).join('\n')

/** Templates for a reason, each with its digit. */
export function ReasonTemplates(props: {
  templates: readonly ReasonTemplate[]
  /** Focus the templates, because the dialog was opened by a key and their keys should work at once. */
  byKey?: boolean | undefined
  onTake: (template: ReasonTemplate) => void
}) {
  const { templates, byKey, onTake } = props
  return (
    <fieldset className="ui-stack ui-stack--tight">
      <legend className="text-sm text-muted">定型文を理由に加える</legend>
      <div className="ui-row ui-row--tight">
        {templates.map((template, at) => (
          <Button
            key={template.label}
            size="sm"
            data-first={byKey && at === 0 ? '' : undefined}
            aria-keyshortcuts={String(at + 1)}
            onClick={() => onTake(template)}
          >
            <span className="ui-number text-muted" aria-hidden="true">
              {at + 1}
            </span>
            {template.label}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
