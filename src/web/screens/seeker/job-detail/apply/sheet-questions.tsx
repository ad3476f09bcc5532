import type { JobQuestion } from '#rules/jobs/job-questions.ts'
import { limits } from '#rules/limits.ts'
import { Radio } from '#web/parts/fields/checkbox.tsx'
import { Field, FieldError, FieldMark } from '#web/parts/fields/field.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { yesNoLabel } from '#words/choice-labels.ts'
import { type ApplyForm, whyNotAnswer } from './apply-values.ts'
import '#web/parts/fields/field.css'
import './apply-sheet.css'

/** 3: the employer's questions. */
export function SheetQuestions({ form, questions }: { form: ApplyForm; questions: readonly JobQuestion[] }) {
  if (questions.length === 0) return null
  return (
    <section>
      <h3>
        <span className="apply-sheet__number">3</span>
        会社からの質問 <span className="ui-number">{questions.length}</span>
      </h3>
      {questions.map((question, at) => (
        <Question key={question.id} form={form} question={question} at={at} />
      ))}
    </section>
  )
}

/** More options than this become a select. */
const mostRadios = 5

function Question({ form, question, at }: { form: ApplyForm; question: JobQuestion; at: number }) {
  const { text, kind, options = [], required } = question
  const name = `answers.${at}` as const
  const field = form.register(name, { validate: (typed) => whyNotAnswer(question, typed ?? '') })
  const error = form.formState.errors.answers?.[at]?.message
  const choices =
    kind === 'yes-no'
      ? Object.entries(yesNoLabel).map(([value, label]) => ({ value, label }))
      : options.map((value) => ({ value, label: value }))
  const id = `apply-${name}`
  if ((kind === 'choice' || kind === 'yes-no') && choices.length <= mostRadios)
    return (
      <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
        <legend>
          {text}
          <FieldMark required={required} optional={!required} />
        </legend>
        <div className="ui-row">
          {(required ? choices : [...choices, { value: '', label: '答えない' }]).map(({ value, label }) => (
            <Radio key={value} {...field} value={value} label={label} aria-invalid={error ? true : undefined} />
          ))}
        </div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </fieldset>
    )
  return (
    <Field id={id} label={text} required={required} optional={!required} error={error}>
      {(control) =>
        kind === 'choice' ? (
          <Select {...control} {...field} options={choices} placeholder="選択してください" />
        ) : kind === 'number' ? (
          <TextInput {...control} {...field} inputMode="decimal" className="max-w-40" autoComplete="off" />
        ) : (
          <TextArea {...control} {...field} rows={2} maxLength={limits.answer} />
        )
      }
    </Field>
  )
}
