import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { importUndoMs } from '#rules/jobs/import-undo.ts'
import { call } from '#web/api/client.ts'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'

/** Takes back an import, for an hour. */
export function UndoButton({ id, onDone }: { id: string; onDone: (outcomes: { done: boolean }[]) => void }) {
  const [asks, setAsks] = useState(false)
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), importUndoMs)
    return () => clearTimeout(timer)
  }, [])
  if (isOver) return null
  return (
    <>
      <Button onClick={() => setAsks(true)}>
        <Undo2 className="ui-icon" aria-hidden="true" />
        取り込みを取り消す
      </Button>
      {asks && (
        <ConfirmChange
          title="取り込みを取り消しますか？"
          verb="取り消す"
          busyVerb="取り消しています…"
          refused="取り込みを取り消せませんでした"
          onClose={() => setAsks(false)}
          onConfirm={async () => {
            const { data, refreshed } = await call('undoImport', { params: { id } })
            await refreshed
            onDone(data.outcomes)
          }}
        >
          いま取り込んだ求人と下書きを削除します。審査が済んだもの、あとから変更したものは残ります。取り込みから1時間のあいだ取り消せます。
        </ConfirmChange>
      )}
    </>
  )
}
