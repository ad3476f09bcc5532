import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { whyNotManageUser } from '#rules/people/managing-users.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import { failureText } from '#web/api/api-error.ts'
import { Button } from '#web/parts/button.tsx'
import { saveAs } from '#web/parts/save-as.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import type { SessionUser } from '#web/session/stored-session.ts'
import { exportZip, readAccountData } from './data-export.ts'
import '#web/parts/sheet.css'

const deleteAccountDialog = lazyPart(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog)

/** 退会・データ */
export function DataPanel({ user }: { user: SessionUser }) {
  const [leaving, setLeaving] = useState<'not-asked' | 'open' | 'closed'>('not-asked')
  const undeletable = whyNotManageUser(user) !== null
  const hasJobs = hasPermission(user.role, 'job:post')
  const take = useMutation({
    mutationFn: async () => exportZip(await readAccountData(), new Date()),
    onSuccess: ({ name, content }) => {
      saveAs(content, name)
      toast.success('データを書き出しました', undefined, 'export')
    },
    onError: (error) =>
      toast.error(
        failureText(error, {
          refused: 'データを書き出せませんでした',
          unreachable: 'ネットワークエラーが発生しました',
        }),
        '時間をおいて、もう一度お試しください。',
        'export',
      ),
  })
  return (
    <>
      <section className="sheet sheet__body ui-row ui-row--between">
        <div>
          <h2 className="text-sm font-bold">データの書き出し</h2>
          <p className="text-xs text-muted">
            {hasJobs ? 'プロフィール、応募履歴、掲載した求人を' : 'プロフィールと応募履歴を'}
            、アップロードしたファイルや書類と一緒にZIPファイルで保存します。
          </p>
        </div>
        <Button busy={take.isPending} busyLabel="書き出しています…" onClick={() => take.mutate()}>
          <Download className="ui-icon" aria-hidden="true" />
          書き出す
        </Button>
      </section>
      <section className="sheet sheet__body ui-row ui-row--between border-danger-line">
        <div>
          <h2 className="text-sm font-bold">アカウントを削除</h2>
          <p className="text-xs text-muted">
            {undeletable
              ? '管理者のアカウントは、ここからは削除できません。'
              : hasJobs
                ? '掲載した求人と、その応募も削除されます。元に戻せません。'
                : '応募履歴と履歴書も削除されます。元に戻せません。'}
          </p>
        </div>
        <Button
          variant="danger-line"
          disabled={undeletable}
          onPointerEnter={deleteAccountDialog.preload}
          onFocus={deleteAccountDialog.preload}
          onClick={() => setLeaving('open')}
        >
          削除の手続きへ
        </Button>
      </section>
      {leaving !== 'not-asked' && (
        <Lazy part={deleteAccountDialog} onLoadError={() => setLeaving('not-asked')}>
          {(DeleteAccountDialog) => (
            <DeleteAccountDialog
              user={user}
              open={leaving === 'open'}
              onOpenChange={(open) => setLeaving(open ? 'open' : 'closed')}
            />
          )}
        </Lazy>
      )}
    </>
  )
}
