import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { PaperKind } from '#rules/people/papers.ts'
import { failureText } from '#web/api/api-error.ts'
import { fetchFile } from '#web/api/fetch-file.ts'
import { readKey } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { Radio } from '#web/parts/fields/checkbox.tsx'
import { saveAs } from '#web/parts/save-as.ts'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { PaperLookChoice } from '#web/resumes/paper-look-choice.tsx'
import { usePaperLook } from '#web/storage/paper-look.ts'
import { paperLabel } from '#words/paper-labels.ts'
import './paper-preview.css'

/** Of its heading. */
export const previewId = 'preview'

/** The papers as they are with what is saved, and the way to take them along. */
export function PaperPreview() {
  const [kind, setKind] = useState<PaperKind>('rirekisho')
  const query = usePaperQuery()
  const download = useMutation({
    mutationFn: () => fetchFile('readPaper', { params: { file: `${kind}.pdf` }, query }),
    onSuccess: (blob) => saveAs(blob, `${paperLabel[kind]}.pdf`),
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
      <Pages kind={kind} query={query} />
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

/** The look as the call takes it. */
function usePaperQuery() {
  const [{ calendar, photo }] = usePaperLook()
  return { calendar, photo: photo ? '1' : '0' } as const
}

/** A picture of the pages; its place has the shape of a sheet from the start. */
function Pages({ kind, query }: { kind: PaperKind; query: ReturnType<typeof usePaperQuery> }) {
  const input = { params: { file: `${kind}.svg` as const }, query }
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: readKey('readPaper', input),
    queryFn: ({ signal }) => fetchFile('readPaper', { ...input, signal }),
    placeholderData: keepPreviousData,
  })
  const address = useObjectUrl(data)
  return (
    <section
      {...reachable}
      className="paper-preview"
      aria-label={`${paperLabel[kind]}のプレビュー`}
      aria-busy={isFetching}
    >
      {address && !isError && <img src={address} alt={`${paperLabel[kind]}の見本。文字はPDFで読めます。`} />}
      {isError && <ErrorState busy={isFetching} onRetry={() => void refetch()} />}
      {isFetching && !data && (
        <p className="paper-preview__note" role="status">
          {paperLabel[kind]}を作成しています…
        </p>
      )}
    </section>
  )
}

/** What scrolls is a stop of the keyboard. */
const reachable = { tabIndex: 0 }

function useObjectUrl(blob: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
