import { ChevronDown } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { terms, termValue } from '#rules/postings/term-list.ts'
import { useJobForm } from '#web/parts/job-form/rows/use-job-field.ts'
import { QuestionsRow } from './particular-rows.tsx'
import { type FormTerm, isStated, TermRows } from './term-row.tsx'
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
