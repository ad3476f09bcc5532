import { Button } from './button.tsx'
import { useDeskKeysOn } from './desk-keys.ts'
import { Dialog, DialogBody, DialogFoot } from './dialogs/dialog.tsx'
import { Switch } from './fields/switch.tsx'
import { Ledger, type LedgerItem } from './lists/ledger.tsx'

/** The keys of a desk, and the switch that turns single letters off. */
export function DeskKeysDialog({ keys, onClose }: { keys: readonly LedgerItem[]; onClose: () => void }) {
  const [on, turn] = useDeskKeysOn()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="キー操作">
      <DialogBody>
        <Switch
          label="文字のキーで操作する"
          help="音声入力などで意図せず文字が入力されるときは、オフにしてください。"
          checked={on}
          onChange={(event) => turn(event.target.checked)}
        />
        <Ledger look="plain" items={keys} />
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onClose}>
          閉じる
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
