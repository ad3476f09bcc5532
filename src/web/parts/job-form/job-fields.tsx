import type { FormEvent, ReactNode } from 'react'
import { limits } from '#rules/limits.ts'
import { FormSheet } from '#web/parts/fields/form-row.tsx'
import { useLateComponent } from '#web/parts/job-form/late-component.ts'
import { useFormFindings } from './findings/form-findings.ts'
import { EntriesField } from './rows/entries-field.tsx'
import { BasicsSection } from './sections/basics-section.tsx'
import { ConditionsSection } from './sections/conditions-section.tsx'
import '#web/parts/states/skeleton.css'
import './job-form.css'

/** Loaded later, because they are closed and below the first screen: nothing visible moves. */
export const loadTermsSheets = async () => (await import('./sections/terms-sheets.tsx')).TermsSheets

/** All fields of a job in sections. Touched fields show their findings. */
export function JobFields(props: { starters: ReactNode; today: string; stoppedByOperator: boolean }) {
  const { starters, today, stoppedByOperator } = props
  const { show } = useFormFindings()
  const TermsSheets = useLateComponent(loadTermsSheets)

  function touched({ target }: FormEvent) {
    const { name } = target as HTMLInputElement
    if (name) show(rowOfField(name))
  }

  return (
    <div className="job-form__fields" onInput={touched}>
      <div className="ui-stack">
        {starters}
        <BasicsSection />
        <ConditionsSection today={today} stoppedByOperator={stoppedByOperator} />
        <FormSheet number="3" title="応募要件">
          <EntriesField
            name="requirements"
            typing="new_requirement"
            label="応募要件"
            placeholder="例：普通自動車免許"
            hint="Enterキーでも追加できます。はじめの3件が一覧に表示されます。"
            max={limits.entries}
            maxLength={limits.entry}
          />
        </FormSheet>
        <FormSheet number="4" title="待遇・福利厚生">
          <EntriesField
            name="benefits"
            typing="new_benefit"
            label="待遇"
            placeholder="例：交通費全額支給"
            max={limits.entries}
            maxLength={limits.entry}
          />
        </FormSheet>
        {TermsSheets ? <TermsSheets /> : TermsSheets === undefined && <div className="skeleton__growing" />}
      </div>
    </div>
  )
}

/** Fields of one row share its findings. */
const rowOfField = (name: string) =>
  name
    .replace(/^(terms\.hours\.shifts|terms\.pay\.allowances|questions)\..*/, '$1')
    .replace(/^terms\.pay\.max$/, 'terms.pay.min')
