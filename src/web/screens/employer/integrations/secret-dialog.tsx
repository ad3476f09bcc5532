import type { ReactNode } from 'react'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { toast } from '#web/parts/toasts/toast.ts'

/** A new secret, shown only once. */
export function SecretDialog(props: {
  /** The secret's name, such as APIキー. */
  name: string
  secret: string
  hint?: string
  children?: ReactNode
  onClose: () => void
}) {
  const { name, secret, hint, children, onClose } = props
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      toast.success(`${name}をコピーしました`, undefined, 'secret')
    } catch {
      // Without permission or a secure context there is no clipboard, so the reader copies by hand.
      toast.info(`${name}を選んで、コピーしてください`, undefined, 'secret')
    }
  }
  return (
    <Dialog open onOpenChange={onClose} title={`${name}を保存してください`}>
      <DialogBody>
        {children}
        <Field label={name} hint={hint}>
          {(control) => (
            <TextInput
              {...control}
              className="font-mono"
              readOnly
              value={secret}
              onFocus={({ target }) => target.select()}
            />
          )}
        </Field>
        <Notice tone="warning">この画面を閉じると、もう表示されません。</Notice>
      </DialogBody>
      <DialogFoot>
        <Button onClick={() => void copy()}>コピーする</Button>
        <Button variant="primary" onClick={onClose}>
          保存しました
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
