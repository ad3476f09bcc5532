import type { ComponentProps, ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { limits } from '#rules/limits.ts'
import { FormRow, FormSheet } from '#web/parts/fields/form-row.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { postalAddressText, usePostalAddress } from '#web/parts/fields/use-postal-address.tsx'
import { lengthText } from '#words/length.ts'
import type { PaperField, PaperInput, PaperValues } from './paper-values.ts'

export type PaperFormState = UseFormReturn<PaperValues, unknown, PaperInput>
type TextField = Exclude<PaperField, 'licences'>
type RowProps = { form: PaperFormState; name: TextField; label: string; hint?: string }
type LineProps = RowProps & { look?: ComponentProps<'input'>; onTyped?(text: string): void; below?: ReactNode }

/** 1: the person. */
export function PersonRows({ form }: { form: PaperFormState }) {
  return (
    <FormSheet number="1" title="基本情報">
      <Line form={form} name="name_kana" label="ふりがな" hint="例：やまだ たろう" />
      <Line
        form={form}
        name="birth_date"
        label="生年月日"
        look={{ type: 'date', className: 'max-w-48', autoComplete: 'bday' }}
      />
      <Line
        form={form}
        name="postal_code"
        label="郵便番号"
        look={{ className: 'max-w-40', inputMode: 'numeric', autoComplete: 'postal-code', placeholder: '105-0001' }}
      />
      <Line form={form} name="address_kana" label="住所のふりがな" />
      <Line
        form={form}
        name="gender"
        label="性別"
        hint="未入力の場合、この欄は表示されません。"
        look={{ className: 'max-w-40' }}
      />
      <Line
        form={form}
        name="family"
        label="家族・扶養"
        hint="未入力の場合、この欄は表示されません。採用選考には必要のない情報です。"
      />
    </FormSheet>
  )
}

/** 3: texts of both papers. */
export function TextRows({ form }: { form: PaperFormState }) {
  return (
    <FormSheet number="3" title="志望動機・自己PR">
      <Area form={form} name="motivation" label="志望動機" hint="履歴書に記載されます。" />
      <Area form={form} name="self_pr" label="自己PR" hint="履歴書と職務経歴書に記載されます。" />
      <Area form={form} name="summary" label="職務要約" hint="職務経歴書のはじめに記載されます。" />
      <Area
        form={form}
        name="wishes"
        label="本人希望"
        hint="職種、勤務時間、勤務地などの希望を入力します。履歴書に記載されます。"
      />
    </FormSheet>
  )
}

/** 4: a separate contact address. */
export function ContactRows({ form }: { form: PaperFormState }) {
  const { typed, news } = usePostalAddress({
    current: () => form.getValues('contact_address') ?? '',
    fill: (address) => form.setValue('contact_address', postalAddressText(address), { shouldDirty: true }),
  })
  return (
    <FormSheet number="4" title="現住所以外の連絡先">
      <Line
        form={form}
        name="contact_postal_code"
        label="郵便番号"
        below={news}
        look={{ className: 'max-w-40', inputMode: 'numeric' }}
        onTyped={typed}
      />
      <Line form={form} name="contact_address" label="住所" />
      <Line form={form} name="contact_address_kana" label="住所のふりがな" />
      <Line form={form} name="contact_phone" label="電話番号" look={{ className: 'max-w-64', type: 'tel' }} />
    </FormSheet>
  )
}

function Line({ form, name, label, hint, look, onTyped, below }: LineProps) {
  const onChange = ({ target }: { target: { value: string } }) => onTyped?.(target.value)
  const { error } = form.getFieldState(name, form.formState)
  return (
    <FormRow id={`papers-${name}`} label={label} hint={hint} error={error?.message}>
      {(control) => (
        <>
          <TextInput {...control} {...form.register(name, { onChange })} {...look} />
          {below}
        </>
      )}
    </FormRow>
  )
}

function Area({ form, name, label, hint }: RowProps) {
  const { error } = form.getFieldState(name, form.formState)
  const typed = form.watch(name) ?? ''
  const counter = lengthText(typed.length, limits.bio)
  return (
    <FormRow id={`papers-${name}`} label={label} hint={hint} counter={counter} error={error?.message}>
      {(control) => <TextArea {...control} {...form.register(name)} rows={5} />}
    </FormRow>
  )
}
