import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { toast } from '#web/parts/toasts/toast.ts'

/** The secret of a webhook, the only time that it is shown. */
export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      toast.success('署名シークレットをコピーしました', undefined, 'webhook-secret')
    } catch {
      // Without a secure context or permission there is no clipboard: the reader copies by hand.
      toast.info('シークレットを選んで、コピーしてください', undefined, 'webhook-secret')
    }
  }
  return (
    <Dialog open onOpenChange={onClose} title="署名シークレットを保存してください">
      <DialogBody>
        <p className="ui-phrase">受信したプログラムは、このシークレットで、しごと帖から届いたことを確かめられます。</p>
        <Field label="署名シークレット">
          {(control) => (
            <TextInput
              {...control}
              readOnly
              className="font-mono"
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
