import { Plus, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { get, useFieldArray, useFormState } from 'react-hook-form'
import { Button } from '#web/parts/button.tsx'
import { FieldError } from '#web/parts/fields/field.tsx'
import { FormGroupRow } from '#web/parts/fields/form-row.tsx'
import { RowFindings } from '#web/parts/job-form/findings/form-findings.tsx'
import { fieldId } from '#web/parts/job-form/values/field-names.ts'
import type { QuestionValues } from '#web/parts/job-form/values/job-values.ts'
import type { TermsValues } from '#web/parts/job-form/values/terms-values.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { useJobForm } from './rows.tsx'
import '#web/parts/button.css'

type EntryErrors = { [field: string]: { message?: string } | undefined }
type ListErrors = { [at: number]: EntryErrors | undefined; message?: string }
type ShiftValues = TermsValues['hours']['shifts'][number]
type AllowanceValues = TermsValues['pay']['allowances'][number]
type ListName = 'terms.hours.shifts' | 'terms.pay.allowances' | 'questions'

/** A row with a list of entries of several fields: 追加 adds one, a cross removes one. */
export function RowList(props: {
  name: ListName
  label: string
  hint?: ReactNode
  max: number
  empty: ShiftValues | AllowanceValues | QuestionValues
  /** An entry's fields; `number` distinguishes entries for screen readers. */
  children: (at: number, number: string) => ReactNode
}) {
  const { name, label, hint, max, empty, children } = props
  const { control } = useJobForm()
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'key' })
  const errors: ListErrors | undefined = get(useFormState({ control, name }).errors, name)
  const addButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const press = usePressGuard()
  const [news, setNews] = useState('')

  function takeAway(at: number) {
    const removals = list.current?.querySelectorAll('button')
    const neighbour = removals?.[at + 1] ?? removals?.[at - 1]
    ;(neighbour ?? addButton.current)?.focus()
    remove(at)
    setNews(`${label}の${at + 1}件目を削除しました`)
  }

  return (
    <FormGroupRow
      id={fieldId(name)}
      label={label}
      hint={fields.length >= max ? `${max}件まで入力できます` : hint}
      error={errors?.message}
    >
      {() => (
        <>
          {fields.length > 0 && (
            <ul className="grid gap-2" ref={list}>
              {fields.map(({ key }, at) => (
                <li key={key}>
                  <div className="flex flex-wrap items-center gap-2">
                    {children(at, fields.length > 1 ? `${at + 1}件目の` : '')}
                    <Button
                      variant="ghost"
                      size="sm"
                      className="button--square"
                      aria-label={`${label}の${at + 1}件目を削除`}
                      onClick={(event) => press(key, event, () => takeAway(at))}
                    >
                      <X className="ui-icon" aria-hidden="true" />
                    </Button>
                  </div>
                  {firstMessage(errors?.[at]) && <FieldError>{firstMessage(errors?.[at])}</FieldError>}
                </li>
              ))}
            </ul>
          )}
          <div>
            <Button
              ref={addButton}
              id={fieldId(name)}
              size="sm"
              disabled={fields.length >= max}
              aria-label={`${label}を追加`}
              onClick={() => append(empty as never)}
            >
              <Plus className="ui-icon" aria-hidden="true" />
              追加
            </Button>
          </div>
          <RowFindings row={name} />
          <p className="sr-only" role="status">
            {news}
          </p>
        </>
      )}
    </FormGroupRow>
  )
}

/** The first fault among an entry's fields. */
const firstMessage = (errors: EntryErrors | undefined) =>
  Object.values(errors ?? {}).find((error) => error?.message)?.message
