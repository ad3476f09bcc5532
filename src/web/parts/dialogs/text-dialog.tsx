import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { z } from 'zod'
import type { ChangeFailure } from '#web/api/change-failure.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { Button } from '#web/parts/button.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { lengthText } from '#words/length.ts'
import { FormDialog } from './form-dialog.tsx'

type Frame = Pick<
  ComponentProps<typeof FormDialog>,
  'title' | 'about' | 'verb' | 'busyVerb' | 'back' | 'danger' | 'onClose'
>

/** A frequent text, which a press or its digit adds. */
export type TextTemplate = { label: string; reason: string }

/**
 * A dialog that asks for one text of several lines, which stays after a failure. With templates, outside the text a
 * digit adds that template, and Ctrl+Enter (⌘+Enter) sends.
 */
export function TextDialog(
  props: Frame & {
    /** The text's name in the call. */
    name: string
    /** As the contract checks it. */
    text: z.ZodType<string, string>
    initial?: string
    /** Called with the typed text, to keep it when the dialog is closed. */
    onType?: (text: string) => void
    label: string
    optional?: boolean
    hint?: string
    /** Shows how long the text is. */
    limit?: number
    rows: number
    templates?: readonly TextTemplate[]
    /** Focuses the templates, because the dialog was opened by a key and their keys should work at once. */
    byKey?: boolean | undefined
    /** The title of a failure. */
    refused: string
    /** What to show instead of the usual failure; null when there is nothing to show. */
    onFailure?: (error: unknown, usual: ChangeFailure) => ChangeFailure | null
    /** Rejects when the request failed. */
    onSubmit: (text: string) => Promise<void>
    /** Above the field; a function gets the typed text and what adds a sentence to it. */
    children?: ReactNode | ((typed: string, add: (sentence: string) => void) => ReactNode)
  },
) {
  const { name, text, initial = '', onType, label, optional, hint, limit, rows, templates, byKey, ...more } = props
  const { refused, onFailure, onSubmit, children, ...dialog } = more
  const area = useRef<HTMLDivElement>(null)
  const { form, errors, frame } = useDialogForm<Record<string, string>>({
    resolver: formResolver(z.object({ [name]: text })),
    defaultValues: { [name]: initial },
    refused,
    onFailure,
    send: (values) => onSubmit(values[name] ?? ''),
  })
  const typed = form.watch(name) ?? ''

  function add(sentence: string) {
    const longer = withSentence(typed, sentence)
    form.setValue(name, longer, { shouldDirty: true, shouldValidate: true })
    onType?.(longer)
  }

  function take({ reason }: TextTemplate) {
    add(reason)
    area.current?.querySelector('textarea')?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const { key, ctrlKey, metaKey, altKey, target, currentTarget } = event
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault()
      currentTarget.requestSubmit()
      return
    }
    const template = templates?.[Number(key) - 1]
    if (ctrlKey || metaKey || altKey || target instanceof HTMLTextAreaElement || !template) return
    event.preventDefault()
    take(template)
  }

  return (
    <FormDialog {...dialog} {...frame} onKeyDown={templates && onKeyDown}>
      {templates && (
        <fieldset className="ui-stack ui-stack--tight">
          <legend className="text-sm text-muted">定型文を理由に加える</legend>
          <div className="ui-row ui-row--tight">
            {templates.map((template, at) => (
              <Button
                key={template.label}
                size="sm"
                data-first={byKey && at === 0 ? '' : undefined}
                aria-keyshortcuts={String(at + 1)}
                onClick={() => take(template)}
              >
                <span className="ui-number text-muted" aria-hidden="true">
                  {at + 1}
                </span>
                {template.label}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      {typeof children === 'function' ? children(typed, add) : children}
      <div ref={area}>
        <Field
          label={label}
          optional={optional}
          required={!optional}
          hint={hint}
          error={errors[name]?.message}
          counter={limit && lengthText(typed.trim().length, limit)}
        >
          {(control) => (
            <TextArea
              {...control}
              {...form.register(name, { onChange: ({ target }) => onType?.(target.value) })}
              rows={rows}
            />
          )}
        </Field>
      </div>
    </FormDialog>
  )
}

/** Adds a sentence to a text on its own line, unless it is there. */
export const withSentence = (typed: string, sentence: string): string =>
  typed.includes(sentence) ? typed : [typed.trim(), sentence].filter(Boolean).join('\n')
