import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { insuranceName } from '#rules/postings/condition-texts.ts'
import { dayName } from '#rules/postings/hours-text.ts'
import { type Term, type TermPath, terms, termText, termValue } from '#rules/postings/term-list.ts'
import { termsLimits } from '#rules/postings/terms.ts'
import type { Option } from '#web/parts/fields/select.tsx'
import { ChecksRow, FigureRow, RadioRow, SelectRow, TextRow, useJobForm } from '#web/parts/job-form/rows/rows.tsx'
import type { FieldName } from '#web/parts/job-form/values/field-names.ts'
import { tidyMinutes } from '#web/parts/job-form/values/typed-figures.ts'
import {
  AllowancesRow,
  CoreRow,
  OptionsRow,
  PostalCodeRow,
  PrefectureRow,
  QuestionsRow,
  ShiftsRow,
  StationsRow,
  StepsRow,
} from './particular-rows.tsx'
import './terms-sheet.css'
import '#web/parts/fields/form-sheet.css'

type Sheet = { title: string; terms: readonly FormTerm[]; opened?: boolean; questions?: boolean }

const under = (paths: RegExp) => terms.filter(({ path }) => paths.test(path))

const ways: Sheet = { title: '働き方（期間・日数・時間帯・特徴）', terms: under(/^(?:ways|pay\.cycle)/) }

const sheets: readonly Sheet[] = [
  { title: '雇用期間・試用期間', terms: under(/^(?:period|trial)\./) },
  { title: '業務と変更の範囲', terms: under(/^duties\./) },
  { title: '就業場所', terms: under(/^workplace\./) },
  { title: '就業時間・休憩・時間外労働', terms: under(/^hours\./), opened: true },
  { title: '休日・休暇', terms: under(/^holidays\./) },
  // Unit and bounds of the pay stand in a section above.
  { title: '賃金の内訳', terms: under(/^pay\.(?!unit|min|max|cycle)/) },
  { title: '加入保険・派遣', terms: under(/^(?:insurance|dispatched)$/) },
  { title: '年齢制限（例外に当たるときだけ）', terms: under(/^age_limit\./) },
  { title: '選考', terms: under(/^selection\./), questions: true },
]

/** The first section's number; other sections come before. */
const first = 5

/** A section for each part of the terms, closed except the hours; ways of working come first for part-time work. */
export function TermsSheets() {
  const type = useWatch({ control: useJobForm().control, name: 'job_type' })
  const inOrder = type === 'part-time' ? [ways, ...sheets] : [...sheets, ways]
  return inOrder.map((sheet, at) => <TermsSheet key={sheet.title} number={first + at} sheet={sheet} />)
}

/** A section that opens on demand; its head says how much is filled. */
function TermsSheet({ number, sheet }: { number: number; sheet: Sheet }) {
  return (
    <details className="form-sheet terms-sheet group" open={sheet.opened}>
      <summary className="list-none flex min-h-(--target-main) cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-(--pad-card) py-3.5">
        <h2 className="flex items-center gap-3 text-md">
          <span className="text-lg font-mincho text-primary-ink">{number}</span>
          {sheet.title}
        </h2>
        <Filled sheet={sheet} />
        <ChevronDown className="ui-icon text-muted group-open:rotate-180" aria-hidden="true" />
      </summary>
      <TermRows terms={sheet.terms} />
      {sheet.questions && <QuestionsRow />}
    </details>
  )
}

/** A component of its own, so that typing does not render the section. Terms asked under a condition do not count. */
function Filled({ sheet }: { sheet: Sheet }) {
  const [values, questions] = useWatch({ control: useJobForm().control, name: ['terms', 'questions'] })
  const counted = sheet.terms.filter((term) => (!term.when || term.with) && isStated(termValue(values, term.path)))
  const filled = new Set(counted.map((term) => term.with ?? term.path))
  const count = filled.size + (sheet.questions && questions.length > 0 ? 1 : 0)
  return (
    <span className="ms-auto text-xs/[inherit] text-muted ui-number">
      {count === 0 ? '未入力' : `${count}項目を入力済み`}
    </span>
  )
}

type FormTerm = Term & { path: TermPath }

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
function TermRows({ terms }: { terms: readonly FormTerm[] }) {
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
function isStated(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isStated)
  return value !== '' && value !== undefined
}
