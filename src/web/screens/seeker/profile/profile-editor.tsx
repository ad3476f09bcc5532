import { type FormEvent, type MouseEvent, useEffect, useId, useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import { limits } from '#rules/limits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { sendByButtonOnly } from '#web/forms/deliberate-submit.ts'
import { useEmailProof } from '#web/forms/email-proof.tsx'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { useUnsavedChanges } from '#web/forms/unsaved-changes.ts'
import { Button } from '#web/parts/button.tsx'
import { ConfirmDialog } from '#web/parts/dialogs/confirm-dialog.tsx'
import { ErrorSummary } from '#web/parts/fields/error-summary.tsx'
import { FormSheet, TextRow, type TextRowProps } from '#web/parts/fields/form-row.tsx'
import { postalAddressText, usePostalAddress } from '#web/parts/fields/use-postal-address.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { AvatarPicker } from './avatar-picker.tsx'
import { EducationFields, EntryList, ExperienceFields, useEntries } from './entry-fields.tsx'
import { readProfileDraft, storeProfileDraft } from './profile-draft.ts'
import { controlId, type ProfileFault, type ProfileTab, profileFaults } from './profile-faults.ts'
import {
  emptyEducation,
  emptyExperience,
  formDataOf,
  formOfUser,
  type ProfileForm,
  type ProfileFormState,
  profileForm,
  type User,
} from './profile-form.ts'
import { profileLead, profileTabs } from './profile-view.tsx'
import { ResumeBox } from './resume-box.tsx'
import { SkillFields, useNewSkill } from './skill-fields.tsx'

/** The whole profile in one form. Typed values stay in this tab until saved. */
export function ProfileEditor(props: {
  user: User
  tab: ProfileTab
  onTab: (tab: ProfileTab) => void
  onCancel: () => void
  onSaved: (user: User) => void
}) {
  const { user, tab, onTab, onCancel, onSaved } = props
  const formId = useId()
  const { form, hasDraft, forgetDraft } = useProfileForm(user)
  const proof = useEmailProof(user)
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  const [avatar, setAvatar] = useState<Blob | null>(null)
  const jobs = useEntries(useFieldArray({ control: form.control, name: 'experiences' }), '職歴', emptyExperience)
  const schools = useEntries(useFieldArray({ control: form.control, name: 'educations' }), '学歴', emptyEducation)
  const skills = useFieldArray({ control: form.control, name: 'skills' })
  const newSkill = useNewSkill(form, skills)
  const dirty = isDirty || avatar !== null || hasDraft || newSkill.typed
  useUnsavedChanges(dirty && !isSubmitting, forgetDraft)
  const faults = submitCount > 0 ? profileFaults(errors) : []

  /** Shows a faulty field: opens its tab and entry, and then focuses it. */
  function goTo(fault: ProfileFault | undefined) {
    if (!fault) return
    const { tab: place, list, index = 0, id } = fault
    if (place !== tab) onTab(place)
    if (list === 'experiences') jobs.reveal(index)
    if (list === 'educations') schools.reveal(index)
    focusWhenShown(id)
  }

  const save = form.handleSubmit(
    async (body) => {
      try {
        const done = await proof.save(body.email, (given) => {
          const whole = { ...body, ...given }
          return call('updateProfile', { body: avatar ? formDataOf(whole, avatar) : whole })
        })
        if (!done) return
        const { data, message } = done
        forgetDraft()
        toast.success(message, undefined, 'profile')
        onSaved(data.user)
      } catch (error) {
        showServerErrors(error, ['name', 'email', 'phone', 'address', 'bio', 'education'], form.setError)
        const text = (error instanceof Error && error.message) || 'プロフィールの更新に失敗しました'
        // The only conflict and the only refusal are both about the email.
        if (error instanceof ApiError && (error.status === 409 || error.code === 'sign-in-again')) {
          form.setError('email', { message: text })
          goTo({ id: controlId('email'), text, tab: 'overview' })
        }
        toast.error(text, '入力した内容は残っています。もう一度お試しください。', 'profile')
      }
    },
    (wrong) => goTo(profileFaults(wrong)[0]),
  )

  /** Include a typed skill that was not added. */
  function takeAndSave(event: FormEvent) {
    if (newSkill.take()) return save(event)
    event.preventDefault()
    goTo({ id: controlId('skills'), text: '', tab: 'skills' })
  }

  function onSummaryClick(event: MouseEvent) {
    const link = (event.target as Element).closest('a')
    const fault = faults.find(({ id }) => link?.getAttribute('href') === `#${id}`)
    if (!fault) return
    event.preventDefault()
    goTo(fault)
  }

  return (
    <>
      <form id={formId} noValidate onSubmit={takeAndSave} onKeyDown={(event) => sendByButtonOnly(event)}>
        <EditorHead
          role={user.role}
          dirty={dirty}
          saving={isSubmitting}
          onGiveUp={() => {
            forgetDraft()
            onCancel()
          }}
        />
        <div className="ui-stack gap-8 pt-7">
          {hasDraft && submitCount === 0 && (
            <Notice title="前回の入力の続きです">保存するまで、このタブに残っています。</Notice>
          )}
          {faults.length > 0 && (
            <div onClickCapture={onSummaryClick}>
              <ErrorSummary faults={faults} />
            </div>
          )}
          <AvatarPicker
            name={form.watch('name') || user.name}
            src={user.avatar_url}
            chosen={avatar}
            onChoose={setAvatar}
          />
          <Tabs
            value={tab}
            onValueChange={onTab}
            label="プロフィールの項目"
            tabs={profileTabs({
              experiences: jobs.fields.length,
              educations: schools.fields.length,
              skills: skills.fields.length,
            })}
          >
            <TabPanel value="overview" className="ui-stack gap-8 pt-8">
              <OverviewFields form={form} />
              <ResumeBox />
            </TabPanel>
            <TabPanel value="experience" className="pt-8">
              <EntryList list={jobs} faults={errors.experiences}>
                {(index, moves) => <ExperienceFields form={form} index={index} moves={moves} />}
              </EntryList>
            </TabPanel>
            <TabPanel value="education" className="pt-8">
              <EntryList list={schools} faults={errors.educations}>
                {(index, moves) => <EducationFields form={form} index={index} moves={moves} />}
              </EntryList>
            </TabPanel>
            <TabPanel value="skills" className="ui-stack gap-8 pt-8">
              <SkillFields form={form} list={skills} newSkill={newSkill} />
            </TabPanel>
          </Tabs>
        </div>
      </form>
      {proof.dialog}
    </>
  )
}

/** The editor's title with 保存する and キャンセル, which asks first if `dirty`. */
function EditorHead(props: { role: User['role']; dirty: boolean; saving: boolean; onGiveUp: () => void }) {
  const { role, dirty, saving, onGiveUp } = props
  const [asking, setAsking] = useState(false)
  return (
    <>
      <PageHead
        title="プロフィールを編集"
        lead={profileLead(role)}
        actions={
          <div className="ui-row ui-row--tight">
            <Button variant="ghost" disabled={saving} onClick={() => (dirty ? setAsking(true) : onGiveUp())}>
              キャンセル
            </Button>
            <Button type="submit" variant="primary" className="min-h-11" busy={saving} busyLabel="保存しています…">
              保存する
            </Button>
          </div>
        }
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="編集をやめますか？"
        verb="編集をやめる"
        danger
        onConfirm={onGiveUp}
      >
        <p>保存していない変更は失われます。</p>
      </ConfirmDialog>
    </>
  )
}

/** 基本情報: name, contact, address, self-introduction. */
function OverviewFields({ form }: { form: ProfileFormState }) {
  const { typed, news } = usePostalAddress({
    current: () => form.getValues('address'),
    fill: (address) => form.setValue('address', postalAddressText(address), { shouldDirty: true }),
  })
  const rows: TextRowProps<ProfileForm>[] = [
    { name: 'name', label: 'お名前', required: true, input: { autoComplete: 'name' } },
    {
      ...{ name: 'email', label: 'メールアドレス', required: true, hint: '変更すると、確認のメールをお送りします。' },
      input: { type: 'email', autoComplete: 'email', inputMode: 'email' },
    },
    {
      ...{ name: 'phone', label: '電話番号', optional: true },
      input: { className: 'max-w-64', type: 'tel', autoComplete: 'tel', placeholder: '090-1234-5678' },
    },
    {
      ...{ name: 'postal_code', label: '郵便番号', optional: true, below: news, onTyped: typed },
      input: { className: 'max-w-40', inputMode: 'numeric', autoComplete: 'postal-code', placeholder: '105-0001' },
    },
    {
      ...{ name: 'address', label: '住所', optional: true },
      input: { autoComplete: 'address-line1', placeholder: '宮城県仙台市青葉区' },
    },
    { name: 'education', label: '最終学歴', optional: true, input: { placeholder: '青葉大学 看護学部 卒業' } },
    { name: 'bio', label: '自己紹介', optional: true, rows: 6, limit: limits.bio },
  ]
  return (
    <FormSheet>
      {rows.map((row) => (
        <TextRow key={row.name} form={form} idPrefix="profile" {...row} />
      ))}
    </FormSheet>
  )
}

const resolver = formResolver(profileForm)

/** The profile's form, with this tab's draft and storing the next one. */
function useProfileForm(user: User) {
  const [draft] = useState(() => readProfileDraft(user.id))
  // Not onTouched, which would validate a new entry before it is filled.
  const form = useForm({ resolver, mode: 'onBlur', shouldFocusError: false, defaultValues: draft ?? formOfUser(user) })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => storeProfileDraft(user.id, values),
      }),
    [form, user.id],
  )
  return { form, hasDraft: draft !== null, forgetDraft: () => storeProfileDraft(user.id, null) }
}

/**
 * Focuses a control once it is rendered, because tabs and entries take some frames to open. Gives up after half a
 * second.
 */
function focusWhenShown(id: string, frames = 30): void {
  requestAnimationFrame(() => {
    const control = document.getElementById(id)
    if (control) control.focus()
    else if (frames > 0) focusWhenShown(id, frames - 1)
  })
}
