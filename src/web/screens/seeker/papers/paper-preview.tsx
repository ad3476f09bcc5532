import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { paperFileName } from '#rules/people/paper-names.ts'
import type { PaperKind } from '#rules/people/papers.ts'
import { failureText } from '#web/api/api-error.ts'
import { fetchFile } from '#web/api/fetch-file.ts'
import { Button } from '#web/parts/button.tsx'
import { Radio } from '#web/parts/fields/checkbox.tsx'
import { saveAs } from '#web/parts/save-as.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { PaperLookChoice } from '#web/resumes/paper-look-choice.tsx'
import { PaperPages } from '#web/resumes/paper-pages.tsx'
import { useSession } from '#web/session/session.ts'
import { usePaperLook } from '#web/storage/paper-look.ts'
import { paperLabel } from '#words/paper-labels.ts'

/** The id of its heading. */
export const previewId = 'preview'

/** The papers with the saved data, and buttons to download them. */
export function PaperPreview({ hasSummary }: { hasSummary: boolean }) {
  const [kind, setKind] = useState<PaperKind>('rirekisho')
  const [{ calendar, photo }] = usePaperLook()
  const query = { calendar, photo: photo ? '1' : '0' } as const
  const { user } = useSession()
  const download = useMutation({
    mutationFn: () => fetchFile('readPaper', { params: { file: `${kind}.pdf` }, query }),
    onSuccess: (blob) => saveAs(blob, paperFileName(kind, user?.name ?? '')),
    onError: (error) =>
      toast.error(
        failureText(error, {
          refused: '書類を作成できませんでした',
          unreachable: 'ネットワークエラーが発生しました',
        }),
        '時間をおいて、もう一度お試しください。',
        'paper',
      ),
  })
  return (
    <section className="ui-stack xl:sticky xl:top-20" aria-labelledby={previewId}>
      <h2 className="ui-ruled-heading scroll-mt-28" id={previewId} tabIndex={-1}>
        プレビュー
      </h2>
      <fieldset className="ui-row">
        <legend className="sr-only">書類の種類</legend>
        {(['rirekisho', 'shokumukeirekisho'] as const).map((each) => (
          <Radio
            key={each}
            name="paper-kind"
            label={paperLabel[each]}
            checked={kind === each}
            onChange={() => setKind(each)}
          />
        ))}
      </fieldset>
      <PaperLookChoice kind={kind} />
      <PaperPages kind={kind} />
      {kind === 'shokumukeirekisho' && !hasSummary && (
        <p className="text-xs text-muted ui-phrase">「職務要約」を入力すると、書類のはじめに載ります。</p>
      )}
      <div className="ui-row ui-row--between">
        <p className="text-xs text-muted">保存済みの内容で作成します。</p>
        <Button
          variant="primary"
          busy={download.isPending}
          busyLabel="作成しています…"
          onClick={() => download.mutate()}
        >
          <Download className="ui-icon" aria-hidden="true" />
          PDFをダウンロード
        </Button>
      </div>
    </section>
  )
}
