import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { unseenNames } from '#rules/people/verification.ts'
import { call } from '#web/api/client.ts'
import { readKey } from '#web/api/read-query.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { FormFrame, SubmitButton } from '#web/forms/form-frame.tsx'
import { formResolver } from '#web/forms/form-resolver.ts'
import { useUnsavedChanges } from '#web/forms/unsaved-changes.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { useMay } from '#web/session/use-may.ts'
import { employerFieldLabel } from '#words/field-labels.ts'
import { CompanySection, ContactSection, type ProfileFormState, RecruiterSection } from './profile-sections.tsx'
import { formOfProfile, type Profile, type ProfileField, profileForm, shownOnPostings } from './profile-values.ts'
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
