import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { Switch } from '#web/parts/fields/switch.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { useDeskKeysOn } from './use-desk-keys.ts'

const keys = [
  { term: 'J', value: '次の求人へ' },
  { term: 'K', value: '前の求人へ' },
  { term: 'A', value: '選んでいる求人を承認する' },
  { term: 'R', value: '選んでいる求人を却下する（理由を選ぶ画面が開きます）' },
  { term: '1〜6', value: '却下の画面で、定型文を理由に加える' },
  { term: 'Ctrl＋Enter', value: '却下の画面で、却下する（Macでは⌘＋Enter）' },
  { term: '?', value: 'この一覧を開く' },
]

/** The keys of the approval desk, and the switch that turns single letters off. */
export function DeskKeysDialog({ onClose }: { onClose: () => void }) {
  const [on, turn] = useDeskKeysOn()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="キー操作">
      <DialogBody>
        <Switch
          label="文字のキーで操作する"
          help="音声入力などで文字が勝手に入るときは、切ってください"
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
