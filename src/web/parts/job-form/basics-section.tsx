import type { UseFormReturn } from 'react-hook-form'
import { jobCategories } from '#rules/jobs/job-vocabularies.ts'
import { limits } from '#rules/limits.ts'
import { FormRow, FormSheet } from '#web/parts/fields/form-row.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { categoryLabel } from '#words/labels.ts'
import type { JobInput, JobValues } from './job-values.ts'

export type JobFormState = UseFormReturn<JobValues, unknown, JobInput>

const categories = jobCategories.map((value) => ({ value, label: categoryLabel[value] }))

/** 壱: what the job is, where, and for whom. */
export function BasicsSection({ form }: { form: JobFormState }) {
  const { register, watch } = form
  const { errors } = form.formState
  const length = watch('description').trim().length
  return (
    <FormSheet number="壱" title="基本情報">
      <FormRow
        id="job-title"
        label="求人タイトル"
        required
        error={errors.title?.message}
        hint="職種と特徴がわかる短い言葉で。例：訪問看護師（オンコールなし）"
      >
        {(control) => <TextInput {...control} {...register('title')} maxLength={limits.title} autoComplete="off" />}
      </FormRow>
      <FormRow id="job-company" label="会社名" required error={errors.company?.message}>
        {(control) => (
          <TextInput {...control} {...register('company')} maxLength={limits.company} autoComplete="organization" />
        )}
      </FormRow>
      <FormRow
        id="job-location"
        label="勤務地"
        required
        error={errors.location?.message}
        hint="都道府県から書くと、勤務地の検索に出ます。例：神奈川県横浜市鶴見区"
      >
        {(control) => (
          <TextInput {...control} {...register('location')} maxLength={limits.location} autoComplete="off" />
        )}
      </FormRow>
      <FormRow id="job-category" label="職種" optional error={errors.category?.message}>
        {(control) => (
          <Select
            {...control}
            {...register('category')}
            className="max-w-80"
            options={categories}
            placeholder="選択してください"
          />
        )}
      </FormRow>
      <FormRow
        id="job-description"
        label="仕事内容"
        required
        error={errors.description?.message}
        counter={`${length.toLocaleString('ja-JP')} / ${limits.description.toLocaleString('ja-JP')}文字`}
      >
        {(control) => <TextArea {...control} {...register('description')} rows={6} />}
      </FormRow>
    </FormSheet>
  )
}
