import { limits } from '#rules/limits.ts'
import { FormRow, FormSheet } from '#web/parts/fields/form-row.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { postalAddressText, usePostalAddress } from '#web/parts/fields/use-postal-address.tsx'
import { lengthText } from '#words/length.ts'
import { controlId } from './profile-faults.ts'
import type { ProfileFormState } from './profile-form.ts'
import { TextRow } from './text-row.tsx'

/** 基本情報: name, contact, address, self-introduction. */
export function OverviewFields({ form }: { form: ProfileFormState }) {
  const { register, formState } = form
  const { errors } = formState
  const bio = form.watch('bio')
  const { typed, news } = usePostalAddress({
    current: () => form.getValues('address'),
    fill: (address) => form.setValue('address', postalAddressText(address), { shouldDirty: true }),
  })
  return (
    <FormSheet>
      <TextRow form={form} name="name" label="お名前" required input={{ autoComplete: 'name' }} />
      <TextRow
        form={form}
        name="email"
        label="メールアドレス"
        required
        hint="変更すると、確認のメールをお送りします。"
        input={{ type: 'email', autoComplete: 'email', inputMode: 'email' }}
      />
      <TextRow
        form={form}
        name="phone"
        label="電話番号"
        input={{ className: 'max-w-64', type: 'tel', autoComplete: 'tel', placeholder: '090-1234-5678' }}
      />
      <TextRow
        form={form}
        name="postal_code"
        label="郵便番号"
        below={news}
        onTyped={typed}
        input={{ className: 'max-w-40', inputMode: 'numeric', autoComplete: 'postal-code', placeholder: '105-0001' }}
      />
      <TextRow
        form={form}
        name="address"
        label="住所"
        input={{ autoComplete: 'address-line1', placeholder: '宮城県仙台市青葉区' }}
      />
      <TextRow form={form} name="education" label="最終学歴" input={{ placeholder: '青葉大学 看護学部 卒業' }} />
      <FormRow
        id={controlId('bio')}
        label="自己紹介"
        optional
        error={errors.bio?.message}
        counter={lengthText(bio.length, limits.bio)}
      >
        {(control) => <TextArea {...control} {...register('bio')} rows={6} />}
      </FormRow>
    </FormSheet>
  )
}
