import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { limits } from '#rules/limits.ts'
import { maxTradeNames } from '#rules/people/employer-profile.ts'
import { unseenNames } from '#rules/people/verification.ts'
import { call } from '#web/api/client.ts'
import { readKey } from '#web/api/read-query.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { FormFrame, SubmitButton } from '#web/forms/form-frame.tsx'
import { formResolver } from '#web/forms/form-resolver.ts'
import { useUnsavedChanges } from '#web/forms/unsaved-changes.ts'
import { FormRow, FormSheet } from '#web/parts/fields/form-row.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { postalAddressText, usePostalAddress } from '#web/parts/fields/use-postal-address.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { useMay } from '#web/session/use-may.ts'
import { employerFieldLabel } from '#words/field-labels.ts'
import { lengthText } from '#words/length.ts'
import {
  formOfProfile,
  type Profile,
  type ProfileField,
  type ProfileInput,
  type ProfileValues,
  profileForm,
  shownOnPostings,
} from './profile-values.ts'
import { type Standing, VerificationNotice } from './verification-notice.tsx'
import '#web/parts/sheet.css'
import '#web/parts/fields/form-sheet.css'
import '#web/parts/states/skeleton.css'

const resolver = formResolver(profileForm)
const fields = Object.keys(profileForm.shape) as ProfileField[]

/** Whether it states everything that postings must show. */
const isComplete = (profile: Profile) => shownOnPostings(formOfProfile(profile)).every(({ stated }) => stated)

const picturesSection = lazyPart(async () => (await import('./pictures-section.tsx')).PicturesSection)

type ProfileFormProps = {
  profile: Profile
  standing: Standing | undefined
  /** Whether the employer is new, and continues with the next step after saving. */
  isFirst: boolean
}

/** The profile's form. An emptied field clears the value. */
export function ProfileForm({ profile, standing, isFirst }: ProfileFormProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const form = useForm({ resolver, mode: 'onTouched', shouldFocusError: true, defaultValues: formOfProfile(profile) })
  const { errors, isDirty, isSubmitting } = form.formState
  const mayEdit = useMay('employer-profile:edit')
  useUnsavedChanges(isDirty && !isSubmitting)

  const save = form.handleSubmit(async (body) => {
    try {
      const { data, message } = await call('updateEmployerProfile', { body })
      client.setQueryData(readKey('readEmployerProfile'), data)
      form.reset(formOfProfile(data.profile))
      toast.success(message, undefined, 'employer-profile')
      if (isFirst && isComplete(data.profile) && !isComplete(profile)) void navigate(pagePath('employerStart'))
    } catch (error) {
      if (showServerErrors(error, fields, form.setError) > 0) return
      reportFailure(error, '企業プロフィールを保存できませんでした', 'employer-profile')
    }
  })

  const sections = (
    <>
      <RecruiterSection form={form} />
      <ContactSection form={form} />
      <CompanySection form={form} />
      <Lazy part={picturesSection} fallback={<div className="skeleton__growing" />}>
        {(PicturesSection) => <PicturesSection profile={profile} mayEdit={mayEdit} />}
      </Lazy>
    </>
  )
  return (
    <FormFrame
      form={form}
      idPrefix="employer"
      faults={fields.flatMap((field) => {
        const text = errors[field]?.message
        return text ? [{ id: `employer-${field}`, text: `${employerFieldLabel[field]}：${text}` }] : []
      })}
      onSubmit={save}
      head={
        <>
          {standing && <VerificationNotice {...standing} newNames={unseenNames(profile)} unsaved={isDirty} />}
          <ShownOnPostings form={form} />
        </>
      }
    >
      {mayEdit ? (
        <>
          {sections}
          <div className="ui-row form-sheet__end">
            <SubmitButton form={form} className="min-h-11" busyLabel="保存しています…">
              保存する
            </SubmitButton>
          </div>
        </>
      ) : (
        <>
          <fieldset className="contents" disabled>
            <legend className="sr-only">企業プロフィール（閲覧のみ）</legend>
            {sections}
          </fieldset>
          <Notice>企業プロフィールを変更できるのは、チームのオーナーです。</Notice>
        </>
      )}
    </FormFrame>
  )
}

/** The three lines required in every posting, and whether they are stated. */
function ShownOnPostings({ form }: { form: ProfileFormState }) {
  const lines = shownOnPostings(form.watch())
  return (
    <section className="sheet" aria-labelledby="employer-must-show">
      <div className="sheet__body ui-stack ui-stack--tight">
        <h2 className="text-md" id="employer-must-show">
          求人で明示が必要な項目
        </h2>
        <ul className="ui-stack ui-stack--tight text-sm">
          {lines.map(({ label, stated }) => {
            const Icon = stated ? CircleCheck : CircleAlert
            return (
              <li key={label} className="ui-row ui-row--tight ui-row--nowrap items-start">
                <Icon
                  className={stated ? 'ui-icon mt-0.5 text-success-ink' : 'ui-icon mt-0.5 text-warning-ink'}
                  aria-hidden="true"
                />
                <span>
                  {label}：<b>{stated ? '入力済み' : '未入力'}</b>
                </span>
              </li>
            )
          })}
        </ul>
        <p className="text-xs text-muted">
          募集する者の名称、住所、連絡先は、求人に示すことが法律で定められています（職業安定法5条の4）。
        </p>
      </div>
    </section>
  )
}

type ProfileFormState = UseFormReturn<ProfileValues, unknown, ProfileInput>

/** 1: who recruits. */
function RecruiterSection({ form }: { form: ProfileFormState }) {
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
function ContactSection({ form }: { form: ProfileFormState }) {
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
function CompanySection({ form }: { form: ProfileFormState }) {
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
