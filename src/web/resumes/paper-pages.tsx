import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lackingOf, type PaperKind } from '#rules/people/papers.ts'
import { fetchFile } from '#web/api/fetch-file.ts'
import { readKey } from '#web/api/read-query.ts'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { usePaperLook } from '#web/storage/paper-look.ts'
import { paperLabel } from '#words/paper-labels.ts'

/** The picture of a paper in the chosen style, with an application's motive if any. */
export function usePaperPicture(kind: PaperKind, motive = '') {
  const [look] = usePaperLook()
  const params = { file: `${kind}.svg` as const }
  const input = { params, query: { calendar: look.calendar, photo: look.photo ? '1' : '0' } } as const
  const query = useQuery({
    queryKey: [...readKey('readPaper', input), motive],
    queryFn: async ({ signal }) => {
      const picture = await (motive
        ? fetchFile('previewPaper', { params, body: { ...look, motive }, signal })
        : fetchFile('readPaper', { ...input, signal }))
      return { picture, lacking: lackingOf(await picture.text()) }
    },
    placeholderData: keepPreviousData,
  })
  return { ...query, address: useObjectUrl(query.data?.picture) }
}

/** The pages of a paper. Reserves a page's space from the start. */
export function PaperPages({ kind, motive = '' }: { kind: PaperKind; motive?: string }) {
  const { address, data, isError, isFetching, refetch } = usePaperPicture(kind, motive)
  const lacking = isError ? '' : (data?.lacking ?? '')
  return (
    <>
      {lacking && (
        <p className="text-sm" role="status">
          印字できない文字があります：{[...lacking].join('、')}
        </p>
      )}
      <section
        {...reachable}
        // Paper is white in the dark theme too.
        className="relative aspect-[210/297] overflow-auto border border-rule bg-[#fff] text-[#1c222d]"
        aria-label={`${paperLabel[kind]}のプレビュー`}
        aria-busy={isFetching}
      >
        {address && !isError && (
          <img className="block w-full" src={address} alt={`${paperLabel[kind]}の見本。文字はPDFで読めます。`} />
        )}
        {isError && <ErrorState busy={isFetching} onRetry={() => void refetch()} />}
        {isFetching && !data && (
          <p className="text-sm/[inherit] absolute inset-0 grid place-items-center" role="status">
            {paperLabel[kind]}を作成しています…
          </p>
        )}
      </section>
    </>
  )
}

/** Focusable, because it scrolls. */
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
