import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { insuranceName } from '#rules/postings/condition-texts.ts'
import { dayName } from '#rules/postings/hours-text.ts'
import { type Term, type TermPath, termText, termValue } from '#rules/postings/term-list.ts'
import { termsLimits } from '#rules/postings/terms.ts'
import type { Option } from '#web/parts/fields/select.tsx'
import { ChecksRow, RadioRow, SelectRow } from '#web/parts/job-form/rows/choice-row.tsx'
import { FigureRow } from '#web/parts/job-form/rows/figure-row.tsx'
import { TextRow } from '#web/parts/job-form/rows/text-row.tsx'
import { useJobForm } from '#web/parts/job-form/rows/use-job-field.ts'
import type { FieldName } from '#web/parts/job-form/values/field-names.ts'
import { tidyMinutes } from '#web/parts/job-form/values/number-text.ts'
import {
  AllowancesRow,
  CoreRow,
  OptionsRow,
  PostalCodeRow,
  PrefectureRow,
  ShiftsRow,
  StationsRow,
  StepsRow,
} from './particular-rows.tsx'

export type FormTerm = Term & { path: TermPath }

const optionsOf = (names: Readonly<Record<string, string>>): Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** The row of a term by its kind; none for terms that only files state. */
function TermRow({ term }: { term: FormTerm }) {
  const row = { name: `terms.${term.path}` as FieldName, label: term.label, hint: term.hint }
  switch (term.kind) {
    case 'text':
      return (
        <TextRow
          {...row}
          {...(term.narrow && { className: 'max-w-80' })}
          placeholder={term.placeholder}
          maxLength={term.max}
        />
      )
    case 'lines':
      return <TextRow {...row} placeholder={term.placeholder} maxLength={termsLimits.text} rows={term.rows} />
    case 'number': {
      if (!term.select) return <FigureRow {...row} unit={term.unit} />
      const numbers = Array.from({ length: term.max + 1 }, (_, value) => value)
      return (
        <SelectRow
          {...row}
          options={numbers.map((value) => ({ value: String(value), label: termText(term, value) ?? '' }))}
        />
      )
    }
    case 'decimal':
      return <FigureRow {...row} unit={term.unit} />
    case 'hours':
      return <FigureRow {...row} unit="時間" />
    case 'months':
      return <FigureRow {...row} unit="か月" />
    case 'minutes':
      return <FigureRow {...row} unit="分" tidy={tidyMinutes} />
    case 'yen':
      return <FigureRow {...row} unit="円" />
    case 'choice':
      return term.radio ? (
        <RadioRow {...row} options={optionsOf(term.names)} />
      ) : (
        <SelectRow {...row} options={optionsOf(term.names)} />
      )
    case 'choices':
      return <ChecksRow {...row} options={optionsOf(term.names)} onlyAlone={term.alone} />
    case 'days':
      return <ChecksRow {...row} options={optionsOf(dayName)} />
    case 'insurance':
      return <ChecksRow {...row} options={optionsOf({ ...insuranceName, none: '加入なし' })} onlyAlone="none" />
    case 'flag':
      return <RadioRow {...row} options={optionsOf({ yes: term.yes, no: term.no })} />
    case 'prefecture':
      return <PrefectureRow {...row} />
    case 'postal-code':
      return <PostalCodeRow {...row} />
    case 'stations':
      return <StationsRow {...row} />
    case 'span':
      return <CoreRow label={row.label} />
    case 'shifts':
      return <ShiftsRow {...row} />
    case 'allowances':
      return <AllowancesRow {...row} />
    case 'options':
      return <OptionsRow {...row} />
    case 'steps':
      return <StepsRow {...row} placeholder={term.placeholder ?? ''} />
    default:
      return null
  }
}

/** The rows of some terms; neighbours that are asked under the same condition come and go together. */
export function TermRows({ terms }: { terms: readonly FormTerm[] }) {
  const groups: FormTerm[][] = []
  for (const term of terms) {
    const group = groups.at(-1)
    if (group && String(group[0]?.when) === String(term.when)) group.push(term)
    else groups.push([term])
  }
  return groups.map((group) => {
    const rows = group.map((term) => <TermRow key={term.path} term={term} />)
    const [first] = group
    return first?.when ? (
      <WhenNeeded key={first.path} when={first.when} terms={group}>
        {rows}
      </WhenNeeded>
    ) : (
      rows
    )
  })
}

/** Rows for certain answers only. They stay while they have values, so that no hidden value is sent. */
function WhenNeeded(props: { when: NonNullable<Term['when']>; terms: readonly FormTerm[]; children: ReactNode }) {
  const values = useWatch({ control: useJobForm().control, name: 'terms' })
  const [path, answer] = props.when
  const given = termValue(values, path)
  const needed = answer === undefined ? given !== '' : given === answer
  return (needed || props.terms.some((term) => isStated(termValue(values, term.path)))) && props.children
}

/** Whether a value of the form states something. */
export function isStated(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isStated)
  return value !== '' && value !== undefined
}
