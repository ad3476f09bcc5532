import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { readKey } from '#web/api/read-query.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { FormFrame, SubmitButton } from '#web/forms/form-frame.tsx'
import { formResolver } from '#web/forms/form-resolver.ts'
import { useUnsavedChanges } from '#web/forms/unsaved-changes.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'
import { LicenceRows } from './licence-rows.tsx'
import { ContactRows, PersonRows, TextRows } from './paper-rows.tsx'
import { formOfPapers, type PaperField, type Papers, paperForm } from './paper-values.ts'
import '#web/parts/fields/form-sheet.css'

const resolver = formResolver(paperForm)
const fields = Object.keys(paperForm.shape) as PaperField[]

/** Fields of papers besides the profile. An emptied field clears the value. */
export function PaperForm({ papers }: { papers: Papers }) {
  const client = useQueryClient()
  const form = useForm({ resolver, mode: 'onTouched', shouldFocusError: true, defaultValues: formOfPapers(papers) })
  const { isDirty, isSubmitting } = form.formState
  useUnsavedChanges(isDirty && !isSubmitting)

  const save = form.handleSubmit(async (body) => {
    try {
      const { data, message } = await call('updatePapers', { body })
      client.setQueryData(readKey('readPapers'), data)
      form.reset(formOfPapers(data.papers))
      toast.success(message ?? confirmation.papersSaved, undefined, 'papers')
    } catch (error) {
      if (showServerErrors(error, fields, form.setError) > 0) return
      const { title, line } = changeFailure(error, '応募書類の内容を保存できませんでした')
      toast.error(title, line, 'papers')
    }
  })

  return (
    <FormFrame form={form} idPrefix="papers" onSubmit={save}>
      <PersonRows form={form} />
      <LicenceRows form={form} />
      <TextRows form={form} />
      <ContactRows form={form} />
      <div className="ui-row form-sheet__end">
        <SubmitButton form={form} className="min-h-11" busyLabel="保存しています…">
          保存する
        </SubmitButton>
      </div>
    </FormFrame>
  )
}
