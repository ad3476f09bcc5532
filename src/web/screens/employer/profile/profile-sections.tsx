import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { limits } from '#rules/limits.ts'
import { maxTradeNames } from '#rules/people/employer-profile.ts'
import { FormRow, FormSheet } from '#web/parts/fields/form-row.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { postalAddressText, usePostalAddress } from '#web/parts/fields/use-postal-address.tsx'
import { employerFieldLabel } from '#words/field-labels.ts'
import { lengthText } from '#words/length.ts'
import type { ProfileField, ProfileInput, ProfileValues } from './profile-values.ts'

export type ProfileFormState = UseFormReturn<ProfileValues, unknown, ProfileInput>

/** 1: who recruits. */
export function RecruiterSection({ form }: { form: ProfileFormState }) {
  return (
    <FormSheet number="1" title="募集者">
      <Line
        form={form}
        name="name"
        counted={limits.employer.name}
        hint="登記のとおりの名称。個人で募集するときは氏名。"
        look={{ autoComplete: 'organization' }}
      />
      <Line form={form} name="name_kana" />
      <Line
        form={form}
        name="corporate_number"
        hint="13桁の数字。国税庁の法人番号公表サイトで調べられます。"
        look={{ className: 'max-w-64', inputMode: 'numeric' }}
      />
      <Line form={form} name="representative" hint="例：代表取締役　青葉 太郎" />
      <PostalCodeLine form={form} />
      <Line
        form={form}
        name="address"
        counted={limits.address}
        hint="建物名、階、部屋番号まで。例：東京都港区虎ノ門1-2-3 青葉ビル4階"
        look={{ autoComplete: 'address-line1' }}
      />
      <Line
        form={form}
        name="dispatch_license"
        hint="労働者を派遣する企業のみ。例：派13-123456"
        look={{ className: 'max-w-64' }}
      />
    </FormSheet>
  )
}

/** 2: how applicants reach the employer; public, unlike the account's email and phone. */
export function ContactSection({ form }: { form: ProfileFormState }) {
  return (
    <FormSheet number="2" title="連絡先（求人に表示します）">
      <Line
        form={form}
        name="phone"
        hint="アカウントの電話番号は表示しません。ここに入力したものだけを表示します。"
        look={{ className: 'max-w-64', type: 'tel', autoComplete: 'tel', placeholder: '03-1234-5678' }}
      />
      <Line form={form} name="email" look={{ type: 'email', inputMode: 'email', autoComplete: 'email' }} />
      <Line
        form={form}
        name="form_url"
        hint="例：aoba.example/contact"
        look={{ type: 'url', inputMode: 'url', autoComplete: 'off' }}
      />
    </FormSheet>
  )
}

/** 3: facts about the company for readers. */
export function CompanySection({ form }: { form: ProfileFormState }) {
  const { errors } = form.formState
  return (
    <FormSheet number="3" title="企業の紹介">
      <FormRow
        id="employer-trade_names"
        label={employerFieldLabel.trade_names}
        error={errors.trade_names?.message}
        hint={`1行に1つ、${maxTradeNames}件まで。運営者が確認した名称の求人にも「確認済みの企業」と表示します。`}
      >
        {(control) => <TextArea {...control} {...form.register('trade_names')} rows={2} />}
      </FormRow>
      <Line form={form} name="industry" hint="例：小売、介護、ソフトウェア" />
      <Line form={form} name="size" hint="例：48名（2026年4月）" />
      <Line
        form={form}
        name="founded_year"
        hint="西暦でも和暦でも入力できます。例：1978、昭和53年"
        look={{ className: 'max-w-40', placeholder: '1978' }}
      />
      <Line form={form} name="website" look={{ type: 'url', inputMode: 'url', autoComplete: 'url' }} />
      <FormRow
        id="employer-about"
        label={employerFieldLabel.about}
        error={errors.about?.message}
        counter={counter(form.watch('about'), limits.employer.about)}
      >
        {(control) => <TextArea {...control} {...form.register('about')} rows={6} />}
      </FormRow>
    </FormSheet>
  )
}

/** The postal code, which fills the address. */
function PostalCodeLine({ form }: { form: ProfileFormState }) {
  const { typed, news } = usePostalAddress({
    current: () => form.getValues('address') ?? '',
    fill: (address) => form.setValue('address', postalAddressText(address), { shouldDirty: true }),
  })
  return (
    <Line
      form={form}
      name="postal_code"
      below={news}
      look={{ className: 'max-w-40', inputMode: 'numeric', autoComplete: 'postal-code', placeholder: '105-0001' }}
      onTyped={typed}
    />
  )
}

/** A row with a line of text; `counted` shows its length. */
function Line(props: {
  form: ProfileFormState
  name: ProfileField
  hint?: ReactNode
  counted?: number
  look?: Parameters<typeof TextInput>[0]
  onTyped?(text: string): void
  below?: ReactNode
}) {
  const { form, name, hint, counted, look, onTyped, below } = props
  const onChange = ({ target }: { target: { value: string } }) => onTyped?.(target.value)
  return (
    <FormRow
      id={`employer-${name}`}
      label={employerFieldLabel[name]}
      error={form.formState.errors[name]?.message}
      hint={hint}
      counter={counted && counter(form.watch(name), counted)}
    >
      {(control) => (
        <>
          <TextInput autoComplete="off" {...control} {...form.register(name, { onChange })} {...look} />
          {below}
        </>
      )}
    </FormRow>
  )
}

const counter = (text: string | null | undefined, max: number) => lengthText((text ?? '').trim().length, max)
