import { type FormEvent, type MouseEvent, useEffect, useId, useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { sendByButtonOnly } from '#web/forms/deliberate-submit.ts'
import { useEmailProof } from '#web/forms/email-proof.tsx'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { useUnsavedChanges } from '#web/forms/unsaved-changes.ts'
import { ErrorSummary } from '#web/parts/fields/error-summary.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { AvatarPicker } from './avatar-picker.tsx'
import { EditorHead } from './editor-head.tsx'
import { EducationFields } from './entries/education-fields.tsx'
import { EditableEntries } from './entries/entry-list-editor.tsx'
import { ExperienceFields } from './entries/experience-fields.tsx'
import { SkillFields } from './entries/skill-fields.tsx'
import { useEntries } from './entries/use-entries.ts'
import { useNewSkill } from './entries/use-new-skill.ts'
import { OverviewFields } from './overview-fields.tsx'
import { readProfileDraft, storeProfileDraft } from './profile-draft.ts'
import { controlId, type ProfileFault, type ProfileTab, profileFaults } from './profile-faults.ts'
import { emptyEducation, emptyExperience, formDataOf, formOfUser, profileForm, type User } from './profile-form.ts'
import { profileTabs } from './profile-words.ts'
import { ResumeBox } from './resume-box.tsx'

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
  const [addExperience, addEducation] = [`${formId}-experience`, `${formId}-education`]
  const { form, hasDraft, forgetDraft } = useProfileForm(user)
  const proof = useEmailProof(user)
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  const [avatar, setAvatar] = useState<Blob | null>(null)
  const experiences = useFieldArray({ control: form.control, name: 'experiences' })
  const educations = useFieldArray({ control: form.control, name: 'educations' })
  const skills = useFieldArray({ control: form.control, name: 'skills' })
  const jobs = useEntries(experiences, '職歴', addExperience)
  const schools = useEntries(educations, '学歴', addEducation)
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

  function giveUp() {
    forgetDraft()
    onCancel()
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
        <EditorHead role={user.role} dirty={dirty} saving={isSubmitting} onGiveUp={giveUp} />
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
              experiences: experiences.fields.length,
              educations: educations.fields.length,
              skills: skills.fields.length,
            })}
          >
            <TabPanel value="overview" className="ui-stack gap-8 pt-8">
              <OverviewFields form={form} />
              <ResumeBox />
            </TabPanel>
            <TabPanel value="experience" className="pt-8">
              <EditableEntries
                word="職歴"
                entries={experiences.fields}
                faults={form.formState.errors.experiences}
                moves={jobs.moves}
                addButtonId={addExperience}
                onAdd={() => jobs.add(emptyExperience)}
              >
                {(index, moves) => <ExperienceFields form={form} index={index} moves={moves} />}
              </EditableEntries>
            </TabPanel>
            <TabPanel value="education" className="pt-8">
              <EditableEntries
                word="学歴"
                entries={educations.fields}
                faults={form.formState.errors.educations}
                moves={schools.moves}
                addButtonId={addEducation}
                onAdd={() => schools.add(emptyEducation)}
              >
                {(index, moves) => <EducationFields form={form} index={index} moves={moves} />}
              </EditableEntries>
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
