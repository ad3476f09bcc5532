import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '#web/api/client.ts'
import { readKey } from '#web/api/read-query.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { FormFrame, SubmitButton } from '#web/forms/form-frame.tsx'
import { formResolver } from '#web/forms/form-resolver.ts'
import { useUnsavedChanges } from '#web/forms/unsaved-changes.ts'
import { Button } from '#web/parts/button.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { accountKey } from '#web/storage/account-storage.ts'
import { readLocalJson, writeLocal } from '#web/storage/local-storage.ts'
import { ContactRows, LicenceRows, PersonRows, TextRows } from './paper-rows.tsx'
import {
  formOfPapers,
  type PaperField,
  type PaperInput,
  type Papers,
  type PaperValues,
  paperForm,
} from './paper-values.ts'
import '#web/parts/fields/form-sheet.css'

const resolver = formResolver(paperForm)
/** Ends in the account's id, so that signing out deletes it. */
const draftKey = () => accountKey('shigotocho.papers-draft')
const forgetDraft = () => writeLocal(draftKey(), null)

/** What was typed before the tab closed; null without a draft. */
function readDraft(papers: Papers): PaperValues | null {
  const stored = readLocalJson(draftKey()) as Partial<PaperValues> | null
  return (
    stored && { ...formOfPapers(papers), ...stored, licences: Array.isArray(stored.licences) ? stored.licences : [] }
  )
}

const fields = Object.keys(paperForm.shape) as PaperField[]

/** Fields of papers besides the profile. An emptied field clears the value. Typed values are a draft until saved. */
export function PaperForm({ papers }: { papers: Papers }) {
  const client = useQueryClient()
  const form = useForm({ resolver, mode: 'onTouched', shouldFocusError: true, defaultValues: formOfPapers(papers) })
  const { isDirty, isSubmitting } = form.formState
  const [draft] = useState(() => readDraft(papers))
  const [continues, setContinues] = useState(draft !== null)
  useUnsavedChanges(isDirty && !isSubmitting, forgetDraft, async () => {
    let isStored = false
    await form.handleSubmit(async (body) => {
      isStored = await store(body)
    })()
    return isStored
  })

  useEffect(() => {
    if (draft) form.reset(draft, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => (isDirty ? writeLocal(draftKey(), JSON.stringify(values)) : forgetDraft()),
    })
  }, [form, draft])

  async function store(body: PaperInput): Promise<boolean> {
    try {
      const { data, message } = await call('updatePapers', { body })
      client.setQueryData(readKey('readPapers'), data)
      form.reset(formOfPapers(data.papers))
      forgetDraft()
      setContinues(false)
      toast.success(message, undefined, 'papers')
      return true
    } catch (error) {
      if (showServerErrors(error, fields, form.setError) > 0) return false
      reportFailure(error, '応募書類の内容を保存できませんでした', 'papers')
      return false
    }
  }

  function startOver() {
    form.reset(formOfPapers(papers))
    forgetDraft()
    setContinues(false)
  }

  return (
    <FormFrame form={form} idPrefix="papers" onSubmit={form.handleSubmit(async (body) => void (await store(body)))}>
      {continues && (
        <Notice title="前回の入力の続きです。">
          まだ保存していません。
          <Button size="sm" onClick={startOver}>
            保存した内容に戻す
          </Button>
        </Notice>
      )}
      <PersonRows form={form} />
      <LicenceRows form={form} />
      <TextRows form={form} />
      <ContactRows form={form} />
      <div className="ui-row form-sheet__end sticky bottom-0 z-10 border-t border-rule bg-ground py-3">
        <SubmitButton form={form} className="min-h-11" busyLabel="保存しています…">
          保存する
        </SubmitButton>
      </div>
    </FormFrame>
  )
}
