import { lengthText } from '#words/length.ts'
import { Field } from './fields/field.tsx'
import { TextArea } from './fields/text-input.tsx'

/** The field of a reader's question or of its answer. It has the focus once it is shown. */
export function QuestionTextField(props: {
  id: string
  label: string
  hint: string
  error: string
  limit: number
  text: string
  onText: (text: string) => void
}) {
  const { id, label, hint, error, limit, text, onText } = props
  return (
    <Field id={id} label={label} error={error} hint={hint} counter={lengthText(text.trim().length, limit)}>
      {(control) => (
        <TextArea
          {...control}
          autoFocus
          rows={3}
          value={text}
          maxLength={limit}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </Field>
  )
}
