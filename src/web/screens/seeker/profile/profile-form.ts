import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import type { ResponseData } from '#contract/endpoints.ts'
import { email, fault, optionalText, personName, requiredText } from '#contract/fields.ts'
import { skill } from '#contract/people/profile-input.ts'
import { postalCode } from '#contract/people/stated-fields.ts'
import { limits } from '#rules/limits.ts'
import { leavingReasons } from '#rules/people/papers.ts'
import { phoneField } from '#web/forms/phone-field.ts'
import { monthText, readMonth } from '#words/months.ts'

export type User = ResponseData<'readProfile'>['user']

const entry = optionalText(limits.entry)

/** A typed month; becomes YYYY-MM, or empty. */
const month = z.string().transform((text, context) => {
  const read = text.trim() === '' ? '' : readMonth(text)
  if (read !== null) return read
  context.addIssue({ code: 'custom', message: fault('date-invalid') })
  return z.NEVER
})
const requiredMonth = z.string().min(1, fault('required')).pipe(month)

const inOrder = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  !startDate || !endDate || startDate <= endDate
const order = { path: ['endDate'], error: fault('date-invalid') }

const experienceForm = z
  .object({
    title: requiredText(limits.entry),
    company: requiredText(limits.entry),
    location: entry,
    startDate: requiredMonth,
    endDate: month,
    isCurrent: z.boolean(),
    leaving: z.enum(['', ...leavingReasons]).transform((reason) => reason || null),
    description: optionalText(limits.bio),
  })
  .refine((job) => job.isCurrent || job.endDate !== '', { path: ['endDate'], error: fault('required') })
  .refine((job) => job.isCurrent || inOrder(job), order)
  .transform((job) => ({ ...job, endDate: job.isCurrent ? null : job.endDate || null }))

const educationForm = z
  .object({
    degree: requiredText(limits.entry),
    school: requiredText(limits.entry),
    field: entry,
    startDate: month,
    endDate: month,
    gpa: entry,
  })
  .refine(inOrder, order)
  .transform((school) => ({ ...school, endDate: school.endDate || null }))

/** The edited profile; becomes the body of the call. */
export const profileForm = z.object({
  name: personName,
  email,
  phone: phoneField,
  postal_code: postalCode,
  address: optionalText(limits.address),
  bio: optionalText(limits.bio),
  education: optionalText(limits.bio),
  experiences: z.array(experienceForm).max(limits.entries, fault('too-many', limits.entries)),
  educations: z.array(educationForm).max(limits.entries, fault('too-many', limits.entries)),
  skills: z.array(skill).max(limits.entries, fault('too-many', limits.entries)),
})

export type ProfileForm = z.input<typeof profileForm>
export type ProfileBody = z.output<typeof profileForm>
export type ProfileFormState = UseFormReturn<ProfileForm, unknown, ProfileBody>

export const emptyExperience: ProfileForm['experiences'][number] = {
  title: '',
  company: '',
  location: '',
  startDate: '',
  endDate: '',
  isCurrent: false,
  leaving: '',
  description: '',
}

export const emptyEducation: ProfileForm['educations'][number] = {
  degree: '',
  school: '',
  field: '',
  startDate: '',
  endDate: '',
  gpa: '',
}

/** The form of a stored profile. */
export function formOfUser(user: User): ProfileForm {
  return {
    name: user.name,
    email: user.email,
    phone: user.phone ?? '',
    postal_code: user.postal_code ?? '',
    address: user.address ?? '',
    bio: user.bio ?? '',
    education: user.education ?? '',
    experiences: user.experiences.map((job) => ({
      ...emptyExperience,
      ...job,
      startDate: monthText(job.startDate),
      endDate: job.isCurrent ? '' : monthText(job.endDate ?? ''),
      leaving: job.leaving ?? '',
    })),
    educations: user.educations.map((school) => ({
      ...emptyEducation,
      ...school,
      startDate: monthText(school.startDate ?? ''),
      endDate: monthText(school.endDate ?? ''),
    })),
    skills: user.skill_details,
  }
}

/** The body with a picture: lists as JSON text. */
export function formDataOf(body: ProfileBody & { currentPassword?: string }, avatar: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  form.set('avatar', avatar, 'avatar')
  return form
}
