import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { toast } from '#web/parts/toasts/toast.ts'

/** A new key, the only time that it is shown. */
export function KeySecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      toast.success('APIキーをコピーしました', undefined, 'key')
    } catch {
      // Without a secure context or permission there is no clipboard: the reader copies by hand.
      toast.info('APIキーを選んで、コピーしてください', undefined, 'key')
    }
  }
  return (
    <Dialog open onOpenChange={onClose} title="APIキーを保存してください">
      <DialogBody>
        <Field
          id="key-secret"
          label="APIキー"
          hint="パスワードと同じように、ほかの人に見えない場所に保存してください。"
        >
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
