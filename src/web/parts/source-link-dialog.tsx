import { useState } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { sourcePattern } from '#rules/jobs/application-review.ts'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'

/** Creates a job's link with a source for its applicants. */
export function SourceLinkDialog({ job, onClose }: { job: { id: string; title: string }; onClose: () => void }) {
  const [source, setSource] = useState('')
  const isSource = sourcePattern.test(source.trim())
  const fault = source.trim() !== '' && !isSource ? '半角の英数字とハイフンで、40文字以内にしてください' : undefined
  const address = `${location.origin}${pagePath('job', { id: job.id })}${isSource ? `?ref=${source.trim()}` : ''}`
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      toast.success('リンクをコピーしました', undefined, job.id)
      onClose()
    } catch {
      // Without permission or a secure context there is no clipboard, so the reader copies by hand.
      toast.info('リンクを選んで、コピーしてください', undefined, job.id)
    }
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={`「${job.title}」への応募経路つきのリンク`}>
      <DialogBody>
        <Field label="応募経路" error={fault} hint="例：indeed、poster-shibuya。このリンクからの応募に記録します。">
          {(control) => (
            <TextInput
              {...control}
              value={source}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => setSource(event.target.value)}
            />
          )}
        </Field>
        <Field label="リンク">
          {(control) => <TextInput {...control} readOnly value={address} onFocus={(event) => event.target.select()} />}
        </Field>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>キャンセル</Button>
        <Button variant="primary" disabled={!isSource} onClick={() => void copy()}>
          リンクをコピーする
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
