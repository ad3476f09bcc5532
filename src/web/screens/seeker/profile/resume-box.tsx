import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { failureText } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { ConfirmDialog } from '#web/parts/dialogs/confirm-dialog.tsx'
import { FileRow } from '#web/parts/fields/file-drop.tsx'
import { RetryLine } from '#web/parts/states/retry-line.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { ResumeUpload } from '#web/resumes/resume-upload.tsx'
import type { Resume } from '#web/resumes/use-resume-upload.ts'
import { confirmation } from '#words/confirmations.ts'
import { fileSizeText } from '#words/file-size.ts'
import { tableDateText } from '#words/full-dates.ts'
import '#web/parts/button.css'

// The list's signed links are valid for 10 minutes.
const linkMinutes = 8

/** Resumes for applications. Adding and deleting apply at once. */
export function ResumeBox() {
  const {
    data,
    isPending,
    isError,
    refetch: again,
  } = useQuery({
    ...read('listResumes'),
    refetchInterval: linkMinutes * 60_000,
  })
  const [leaving, setLeaving] = useState<Resume | null>(null)
  const heading = useId()
  const remove = useMutation({
    mutationFn: (resume: Resume) => call('deleteResume', { params: { id: resume.id } }),
    onSuccess: ({ message }) => {
      setLeaving(null)
      toast.success(message, undefined, 'resumes')
    },
    onError: (error) => {
      setLeaving(null)
      toast.error(
        failureText(error, {
          refused: '履歴書を削除できませんでした',
          unreachable: 'ネットワークエラーが発生しました',
        }),
        '時間をおいて、もう一度お試しください。',
        'resumes',
      )
    },
  })

  return (
    <section className="ui-stack ui-stack--tight" aria-labelledby={heading}>
      <h2 className="ui-ruled-heading" id={heading}>
        履歴書
      </h2>
      <p className="text-sm text-muted">
        応募のときに選ぶと、企業に送られます。選ばなければ送られません。追加と削除は、すぐに反映されます。
      </p>
      <p className="text-sm">
        <Link to={pagePath('papers')}>履歴書・職務経歴書をプロフィールから作る</Link>
      </p>
      <ResumeUpload onDone={() => toast.success(confirmation.resumeSaved, undefined, 'resumes')} />
      {isPending && <SkeletonText lines={1} label="履歴書を読み込み中" />}
      {isError && <RetryLine of="履歴書" onRetry={again} />}
      {data?.resumes.map((resume) => (
        <FileRow
          key={resume.id}
          name={<span className="break-all">{resume.name}</span>}
          sizeText={`${fileSizeText(resume.size)}・${tableDateText(resume.uploaded_at)}`}
          actions={
            <a
              className="button button--ghost button--square button--sm"
              href={resume.url}
              download
              aria-label={`${resume.name}をダウンロード`}
            >
              <Download className="ui-icon" aria-hidden="true" />
            </a>
          }
          removeLabel={`${resume.name}を削除`}
          onRemove={() => setLeaving(resume)}
        />
      ))}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="履歴書を削除しますか？"
        verb="削除する"
        busyVerb="削除しています…"
        busy={remove.isPending}
        danger
        onConfirm={() => leaving && remove.mutate(leaving)}
      >
        <p>「{leaving?.name}」を削除します。応募に添えた分も見られなくなります。元に戻せません。</p>
      </ConfirmDialog>
    </section>
  )
}
