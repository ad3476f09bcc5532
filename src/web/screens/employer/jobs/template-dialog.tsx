import { type FormEvent, useId, useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { limits } from '#rules/limits.ts'
import { failureText } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'

export type JobDraft = ResponseData<'listJobDrafts'>['drafts'][number]

/** Asks for a template's name. */
export function TemplateDialog({ draft, onClose }: { draft: JobDraft; onClose: () => void }) {
  const [name, setName] = useState(
    draft.template_name ?? draft.posting.title?.trim().slice(0, limits.templateName) ?? '',
  )
  const [fault, setFault] = useState<string>()
  const form = useId()
  const change = useChange(
    {
      mutationFn: (template_name: string) =>
        call('editJobDraft', { params: { id: draft.id }, body: { template_name, updated_at: draft.updated_at } }),
      onSuccess: ({ message }) => {
        toast.success(message ?? confirmation.templateSaved, undefined, `draft:${draft.id}`)
        onClose()
      },
      onError: (error) =>
        setFault(failureText(error, { refused: '保存に失敗しました', unreachable: 'エラーが発生しました' })),
    },
    () => draft.id,
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setFault('名前を入力してください')
    setFault(undefined)
    change.mutate(name.trim())
  }

  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title="ひな形の名前" busy={change.isPending}>
      <form id={form} noValidate onSubmit={submit}>
        <DialogBody>
          <Field label="名前" required error={fault} hint="例：店舗スタッフの基本。求人を書きはじめるときに選べます。">
            {(control) => (
              <TextInput
                {...control}
                value={name}
                maxLength={limits.templateName}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button disabled={change.isPending} onClick={onClose}>
            キャンセル
          </Button>
          <Button type="submit" variant="primary" busy={change.isPending} busyLabel="保存しています…">
            ひな形として保存する
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
