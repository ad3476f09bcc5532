import { insuranceName } from '#rules/postings/condition-texts.ts'
import { insurances } from '#rules/postings/term-vocabularies.ts'
import { ChecksRow, RadioRow, yesOrNo } from '#web/parts/job-form/rows/choice-row.tsx'

const options = [
  ...insurances.map((value) => ({ value, label: insuranceName[value] })),
  { value: 'none', label: '加入なし' },
]

export function InsuranceRows() {
  return (
    <>
      <ChecksRow name="terms.insurance" label="加入保険" options={options} onlyAlone="none" />
      <RadioRow
        name="terms.dispatched"
        label="派遣労働者としての雇用"
        options={yesOrNo('派遣労働者として雇用する', '派遣ではない')}
      />
    </>
  )
}
