import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { toast } from '#web/parts/toasts/toast.ts'

/** The recovery codes, shown only once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast.success('回復コードをコピーしました', undefined, 'codes')
    } catch {
      toast.error('コピーできませんでした', '表示されているコードを書き留めてください。', 'codes')
    }
  }
  return (
    <Dialog open onOpenChange={onClose} title="回復コードを保存してください">
      <DialogBody>
        <p>端末をなくしたときは、確認コードの代わりに回復コードでログインできます。1つのコードは一度だけ使えます。</p>
        <ul className="grid grid-cols-2 gap-2 font-mono ui-number list-none p-0">
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ul>
        <Notice tone="warning">この画面を閉じると、もう表示されません。</Notice>
      </DialogBody>
      <DialogFoot>
        <Button onClick={copy}>コピーする</Button>
        <Button variant="primary" onClick={onClose}>
          保存しました
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
