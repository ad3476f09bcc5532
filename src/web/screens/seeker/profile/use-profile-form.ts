import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { formResolver } from '#web/forms/form-resolver.ts'
import { readProfileDraft, storeProfileDraft } from './profile-draft.ts'
import { formOfUser, profileForm, type User } from './profile-form.ts'

const resolver = formResolver(profileForm)

/** The profile's form, with this tab's draft and storing the next one. */
export function useProfileForm(user: User) {
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
