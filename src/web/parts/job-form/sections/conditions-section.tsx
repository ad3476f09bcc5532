import { Controller } from 'react-hook-form'
import { experienceLabel, jobTypeLabel, workStyleLabel } from '#rules/jobs/job-labels.ts'
import { experienceLevels, jobTypes, workStyles } from '#rules/jobs/job-vocabularies.ts'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { FormGroupRow, FormRow, FormSheet } from '#web/parts/fields/form-row.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { RadioRow, SelectRow } from '#web/parts/job-form/rows/choice-row.tsx'
import { useJobField, useJobForm } from '#web/parts/job-form/rows/use-job-field.ts'
import { Segment } from '#web/parts/tabs/segment.tsx'
import { PayRows } from './pay-rows.tsx'

const types = jobTypes.map((value) => ({ value, label: jobTypeLabel[value] }))
const levels = experienceLevels.map((value) => ({ value, label: experienceLabel[value] }))
const styles = workStyles.map((value) => ({ value, label: workStyleLabel[value] }))

/** Employment, pay, deadline and publication. `stoppedByOperator`: the operator stopped the job. */
export function ConditionsSection({ today, stoppedByOperator }: { today: string; stoppedByOperator: boolean }) {
  return (
    <FormSheet number="2" title="給与と条件">
      <RadioRow name="job_type" label="雇用形態" required options={types} />
      <WorkStyleRow />
      <SelectRow name="experience_level" label="経験" required options={levels} />
      <PayRows />
      <EstimateRow />
      <DeadlineRow today={today} />
      <PublishAtRow />
      <ActiveRow stoppedByOperator={stoppedByOperator} />
    </FormSheet>
  )
}

function WorkStyleRow() {
  const { control: formControl } = useJobForm()
  const { id, error } = useJobField('work_style')
  return (
    <FormGroupRow id={id} label="働き方" required error={error}>
      {() => (
        <div>
          <Controller
            name="work_style"
            control={formControl}
            render={({ field }) => (
              <Segment
                kind="radio"
                tall
                labelledBy={`${id}-label`}
                value={field.value}
                options={styles}
                onChange={field.onChange}
              />
            )}
          />
        </div>
      )}
    </FormGroupRow>
  )
}

function EstimateRow() {
  const { register } = useJobForm()
  const { id, error } = useJobField('show_estimate')
  return (
    <FormGroupRow
      id={id}
      label="月収の目安"
      error={error}
      hint="入力した条件から計算します。金額と内訳は、プレビューで確認できます。"
    >
      {(control) => <Checkbox {...control} {...register('show_estimate')} label="求職者に表示する" />}
    </FormGroupRow>
  )
}

function DeadlineRow({ today }: { today: string }) {
  const { register } = useJobForm()
  const { id, error } = useJobField('deadline')
  return (
    <FormRow id={id} label="応募締切" optional error={error} hint="応募締切を過ぎると、自動で非公開になります。">
      {(control) => (
        <TextInput
          {...control}
          {...register('deadline')}
          type="date"
          min={today}
          max="9999-12-31"
          className="max-w-48"
        />
      )}
    </FormRow>
  )
}

function PublishAtRow() {
  const { register } = useJobForm()
  const { id, error } = useJobField('publish_at')
  return (
    <FormRow
      id={id}
      label="公開日時"
      optional
      error={error}
      hint="日本時間。承認されていれば、この日時に公開します。空欄なら、承認後すぐに公開します。"
    >
      {(control) => <TextInput {...control} {...register('publish_at')} type="datetime-local" className="max-w-64" />}
    </FormRow>
  )
}

function ActiveRow({ stoppedByOperator }: { stoppedByOperator: boolean }) {
  const { register } = useJobForm()
  const { id, error } = useJobField('is_active')
  return (
    <FormGroupRow
      id={id}
      label="公開"
      error={error}
      hint={
        stoppedByOperator
          ? '運営により停止されています'
          : 'チェックを外すと、承認後も公開されません。求人管理からいつでも公開できます。'
      }
    >
      {(control) => (
        <Checkbox {...control} {...register('is_active')} disabled={stoppedByOperator} label="承認されたら公開する" />
      )}
    </FormGroupRow>
  )
}
