import type { UseFormReturn } from 'react-hook-form'
import { limits } from '#rules/limits.ts'
import { FormRow, FormSheet } from '#web/parts/fields/form-row.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { controlId } from './profile-faults.ts'
import type { ProfileBody, ProfileForm } from './profile-form.ts'

export type Form = UseFormReturn<ProfileForm, unknown, ProfileBody>

/** 基本情報: name, contact, place, the person in their own words. */
export function OverviewFields({ form }: { form: Form }) {
  const { register, formState } = form
  const { errors } = formState
  const bio = form.watch('bio')
  return (
    <FormSheet>
      <FormRow id={controlId('name')} label="お名前" required error={errors.name?.message}>
        {(control) => <TextInput {...control} {...register('name')} autoComplete="name" />}
      </FormRow>
      <FormRow
        id={controlId('email')}
        label="メールアドレス"
        required
        hint="変更すると、確認のメールをお送りします。"
        error={errors.email?.message}
      >
        {(control) => (
          <TextInput {...control} {...register('email')} type="email" autoComplete="email" inputMode="email" />
        )}
      </FormRow>
      <FormRow id={controlId('phone')} label="電話番号" optional error={errors.phone?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('phone')}
            className="max-w-64"
            type="tel"
            autoComplete="tel"
            placeholder="090-1234-5678"
          />
        )}
      </FormRow>
      <FormRow id={controlId('address')} label="住所" optional error={errors.address?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('address')}
            autoComplete="address-line1"
            placeholder="宮城県仙台市青葉区"
          />
        )}
      </FormRow>
      <FormRow id={controlId('education')} label="最終学歴" optional error={errors.education?.message}>
        {(control) => <TextInput {...control} {...register('education')} placeholder="青葉大学 看護学部 卒業" />}
      </FormRow>
      <FormRow
        id={controlId('bio')}
        label="自己紹介"
        optional
        error={errors.bio?.message}
        counter={`${bio.length.toLocaleString('ja-JP')}／${limits.bio.toLocaleString('ja-JP')}字`}
      >
        {(control) => <TextArea {...control} {...register('bio')} rows={6} />}
      </FormRow>
    </FormSheet>
  )
}
