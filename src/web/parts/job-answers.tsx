import type { ResponseData } from '#contract/endpoints.ts'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { yesNoLabel } from '#words/choice-labels.ts'

export type JobAnswer = ResponseData<'readApplicant'>['application']['answers'][number]

const answerText = ({ kind, value }: JobAnswer) =>
  kind === 'yes-no' ? yesNoLabel[value === 'yes' ? 'yes' : 'no'] : String(value)

/** Answers with their questions as they were. */
export function JobAnswers({ answers }: { answers: readonly JobAnswer[] }) {
  return (
    <Ledger
      look="plain"
      items={answers.map((answer) => ({
        term: answer.text,
        value: <span className="whitespace-pre-line">{answerText(answer)}</span>,
      }))}
    />
  )
}
