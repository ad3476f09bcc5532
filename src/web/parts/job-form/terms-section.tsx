import { Controller } from 'react-hook-form'
import { experienceLevels, jobTypes, workStyles } from '#rules/jobs/job-vocabularies.ts'
import { Checkbox, Radio } from '#web/parts/fields/checkbox.tsx'
import { FormGroupRow, FormRow, FormSheet } from '#web/parts/fields/form-row.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { Segment } from '#web/parts/tabs/segment.tsx'
import { experienceLabel, jobTypeLabel, workStyleLabel } from '#words/labels.ts'
import type { JobFormState } from './basics-section.tsx'
import { PayRow } from './pay-row.tsx'

const levels = experienceLevels.map((value) => ({ value, label: experienceLabel[value] }))
const styles = workStyles.map((value) => ({ value, label: workStyleLabel[value] }))

/** 弐: employment, pay, deadline, and whether the job is up. `stoppedByOperator`: the operator has stopped it. */
export function TermsSection({
  form,
  today,
  stoppedByOperator,
}: {
  form: JobFormState
  today: string
  stoppedByOperator: boolean
}) {
  const { register, control: formControl } = form
  const { errors } = form.formState
  return (
    <FormSheet number="弐" title="給与と条件">
      <FormGroupRow id="job-job_type" label="雇用形態" required error={errors.job_type?.message}>
        {() => (
          <div className="ui-row ui-row--tight">
            {jobTypes.map((type) => (
              <Radio key={type} {...register('job_type')} value={type} label={jobTypeLabel[type]} className="me-4" />
            ))}
          </div>
        )}
      </FormGroupRow>
      <FormGroupRow id="job-work_style" label="働き方" required error={errors.work_style?.message}>
        {() => (
          <div>
            <Controller
              name="work_style"
              control={formControl}
              render={({ field }) => (
                <Segment
                  kind="radio"
                  tall
                  labelledBy="job-work_style-label"
                  value={field.value}
                  options={styles}
                  onChange={field.onChange}
                />
              )}
            />
          </div>
        )}
      </FormGroupRow>
      <FormRow id="job-experience_level" label="経験" required error={errors.experience_level?.message}>
        {(control) => <Select {...control} {...register('experience_level')} className="max-w-80" options={levels} />}
      </FormRow>
      <PayRow form={form} />
      <FormRow
        id="job-deadline"
        label="応募締切"
        optional
        error={errors.deadline?.message}
        hint="締切日を過ぎると、自動で非公開になります"
      >
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
      <FormGroupRow
        id="job-is_active"
        label="公開"
        error={errors.is_active?.message}
        hint={
          stoppedByOperator
            ? '運営により停止されています'
            : '外しておくと、承認後も公開されません。求人管理からいつでも公開できます。'
        }
      >
        {(control) => (
          <Checkbox {...control} {...register('is_active')} disabled={stoppedByOperator} label="承認されたら公開する" />
        )}
      </FormGroupRow>
    </FormSheet>
  )
}
