import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowDown, Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { paperFileName } from '#rules/people/paper-names.ts'
import type { PaperKind } from '#rules/people/papers.ts'
import { failureText } from '#web/api/api-error.ts'
import { fetchFile } from '#web/api/fetch-file.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Button } from '#web/parts/button.tsx'
import { Radio } from '#web/parts/fields/checkbox.tsx'
import { saveAs } from '#web/parts/save-as.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { PaperLookChoice } from '#web/resumes/paper-look-choice.tsx'
import { PaperPages } from '#web/resumes/paper-pages.tsx'
import { useSession } from '#web/session/session.ts'
import { usePaperLook } from '#web/storage/paper-look.ts'
import { paperLabel } from '#words/paper-labels.ts'
import { PaperForm } from './papers/paper-form.tsx'
import '#web/parts/button.css'

export const meta = () => pageMeta({ title: '履歴書・職務経歴書', hidden: true })

/** 履歴書 and 職務経歴書: their additional fields, and their style. */
export default function Papers() {
  const query = useQuery(read('readPapers'))
  return (
    <>
      <PageHead
        title="履歴書・職務経歴書"
        lead={
          <>
            お名前、連絡先、学歴、職歴、スキル、写真は、<Link to={pagePath('profile')}>プロフィール</Link>
            の内容を使います。ここに入力した内容は、応募に添えた書類でのみ企業に提供されます。すべて任意です。
          </>
        }
        actions={
          // For screens with the preview below the form; rendered from the start, so that nothing moves.
          <a className="button button--secondary xl:hidden" href={`#${previewId}`}>
            <ArrowDown className="ui-icon" aria-hidden="true" />
            プレビューへ
          </a>
        }
      />
      <div className="pt-2">
        <QueryState
          query={query}
          of="応募書類の内容"
          waiting={<SkeletonRows count={10} label="応募書類の内容を読み込み中" />}
        >
          {({ papers }) => (
            <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,32.5rem)]">
              <div className="min-w-0 [container:form-rows/inline-size]">
                <PaperForm papers={papers} />
              </div>
              <PaperPreview hasSummary={papers.summary !== null} />
            </div>
          )}
        </QueryState>
      </div>
    </>
  )
}

/** The id of its heading. */
const previewId = 'preview'

/** The papers with the saved data, and buttons to download them. */
function PaperPreview({ hasSummary }: { hasSummary: boolean }) {
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
