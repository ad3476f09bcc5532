import { useWatch } from 'react-hook-form'
import { questionKinds } from '#rules/jobs/job-questions.ts'
import { limits } from '#rules/limits.ts'
import { askName } from '#rules/postings/asks.ts'
import { asks } from '#rules/postings/term-vocabularies.ts'
import { termsLimits } from '#rules/postings/terms.ts'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { ChecksRow } from '#web/parts/job-form/rows/choice-row.tsx'
import { EntriesField } from '#web/parts/job-form/rows/entries-field.tsx'
import { FigureRow } from '#web/parts/job-form/rows/figure-row.tsx'
import { RowList } from '#web/parts/job-form/rows/row-list.tsx'
import { TextRow } from '#web/parts/job-form/rows/text-row.tsx'
import { useJobForm } from '#web/parts/job-form/rows/use-job-field.ts'
import { fieldId } from '#web/parts/job-form/values/field-names.ts'
import { newQuestion } from '#web/parts/job-form/values/job-values.ts'
import { questionKindLabel } from '#words/choice-labels.ts'

/** Selections as they are usual, to begin the steps of a job with. */
const stepTemplates: readonly { name: string; entries: readonly string[] }[] = [
  { name: '面接1回', entries: ['書類選考', '面接', '内定'] },
  { name: '面接2回', entries: ['書類選考', '一次面接', '最終面接', '内定'] },
  { name: '適性検査あり', entries: ['書類選考', '適性検査', '一次面接', '最終面接', '内定'] },
  { name: '職場見学あり', entries: ['書類選考', '職場見学', '面接', '内定'] },
  { name: '面接のみ', entries: ['面接', '内定'] },
]

/** How applicants are chosen. */
export function SelectionRows() {
  return (
    <>
      <FigureRow name="terms.selection.headcount" label="募集人数" unit="名" />
      <EntriesField
        name="terms.selection.steps"
        typing="new_step"
        label="選考の流れ"
        placeholder="例：書類選考"
        hint="順番に追加してください。応募者の選考の段階になります。"
        max={termsLimits.steps}
        maxLength={termsLimits.text}
        templates={stepTemplates}
      />
      <ChecksRow
        name="terms.selection.asks"
        label="応募書類"
        onlyAlone="none"
        options={asks.map((value) => ({ value, label: askName[value] }))}
        hint="応募画面で、求職者に添えるよう案内します。"
      />
      <TextRow
        name="terms.selection.documents"
        label="応募書類の補足"
        placeholder="例：履歴書、職務経歴書"
        maxLength={termsLimits.text}
      />
      <RowList
        name="questions"
        label="応募者への質問"
        hint="10件まで。応募の画面で答えていただきます。適性と能力に関わることだけを尋ねてください。"
        max={limits.questionsPerJob}
        empty={newQuestion}
      >
        {(at, number) => <QuestionFields at={at} number={number} />}
      </RowList>
    </>
  )
}

const kinds = questionKinds.map((value) => ({ value, label: questionKindLabel[value] }))

/** One question to applicants. */
function QuestionFields({ at, number }: { at: number; number: string }) {
  const { register, control } = useJobForm()
  const kind = useWatch({ control, name: `questions.${at}.kind` })
  return (
    <>
      <TextInput
        id={fieldId(`questions.${at}.text`)}
        className="min-w-0 grow basis-60"
        aria-label={`${number}質問`}
        placeholder="例：訪問看護の経験は何年ですか"
        maxLength={limits.question}
        autoComplete="off"
        {...register(`questions.${at}.text`)}
      />
      <Select
        id={fieldId(`questions.${at}.kind`)}
        className="max-w-36"
        aria-label={`${number}答え方`}
        options={kinds}
        {...register(`questions.${at}.kind`)}
      />
      <Checkbox label="必須" aria-label={`${number}必須`} {...register(`questions.${at}.required`)} />
      {kind === 'choice' && (
        <TextArea
          id={fieldId(`questions.${at}.options`)}
          className="order-1 basis-full"
          rows={3}
          aria-label={`${number}選択肢（1行に1つ）`}
          placeholder={'選択肢を1行に1つ\n例：青葉区'}
          {...register(`questions.${at}.options`)}
        />
      )}
    </>
  )
}
