import { useState } from 'react'
import { call } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/parts/button.tsx'
import { ConfirmDialog } from '#web/parts/dialogs/confirm-dialog.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'

/** Hides this company's jobs from the reader. Its space is reserved, so that nothing moves. */
export function BlockEmployer({ company, offered }: { company: string; offered: boolean }) {
  const [asking, setAsking] = useState(false)
  const block = useChange(
    {
      mutationFn: () => call('blockEmployer', { body: { name: company } }),
      onSuccess: ({ message }) => {
        setAsking(false)
        toast.success(message, '設定の「プライバシー」で解除できます。', 'blocks')
      },
      onError: (error) => {
        setAsking(false)
        reportFailure(error, '企業をブロックできませんでした', 'blocks')
      },
    },
    () => company,
  )
  return (
    <>
      <Button
        variant="ghost"
        className={offered ? 'mt-2 text-sm print:hidden' : 'mt-2 text-sm invisible'}
        onClick={() => setAsking(true)}
      >
        この企業をブロック
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="この企業をブロックしますか？"
        verb="ブロックする"
        busyVerb="ブロックしています…"
        busy={block.isPending}
        onConfirm={() => block.mutate(undefined)}
      >
        <p>
          「{company}
          」の求人を隠し、応募できないようにします。企業には伝わりません。既に送った応募はそのまま残ります。
        </p>
      </ConfirmDialog>
    </>
  )
}
