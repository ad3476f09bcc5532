import { useState } from 'react'
import { Button } from '#web/parts/button.tsx'
import { ConfirmDialog } from '#web/parts/dialogs/confirm-dialog.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import type { User } from './profile-form.ts'
import { profileLead } from './profile-words.ts'

/** The editor's title with 保存する and キャンセル, which asks first if `dirty`. */
export function EditorHead(props: { role: User['role']; dirty: boolean; saving: boolean; onGiveUp: () => void }) {
  const { role, dirty, saving, onGiveUp } = props
  const [asking, setAsking] = useState(false)
  return (
    <>
      <PageHead
        title="プロフィールを編集"
        lead={profileLead(role)}
        actions={
          <div className="ui-row ui-row--tight">
            <Button variant="ghost" disabled={saving} onClick={() => (dirty ? setAsking(true) : onGiveUp())}>
              キャンセル
            </Button>
            <Button type="submit" variant="primary" className="min-h-11" busy={saving} busyLabel="保存しています…">
              保存する
            </Button>
          </div>
        }
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="編集をやめますか？"
        verb="編集をやめる"
        danger
        onConfirm={onGiveUp}
      >
        <p>保存していない変更は失われます。</p>
      </ConfirmDialog>
    </>
  )
}
