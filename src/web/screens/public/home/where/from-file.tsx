import type { ReactNode } from 'react'
import type { Prefecture } from '#rules/jobs/prefectures.ts'
import type { PlaceFile } from '#rules/places/place-files.ts'
import { Button } from '#web/parts/button.tsx'
import { usePlaceFile } from '#web/parts/places/use-place-file.ts'
import './where-picker.css'

/** Renders data of a prefecture's place file once it is loaded. */
export function FromFile(props: { prefecture: Prefecture; children: (file: PlaceFile) => ReactNode }) {
  const { data, isError, isFetching, refetch } = usePlaceFile(props.prefecture)
  if (data) return props.children(data)
  if (!isError)
    return (
      <p className="where-picker__note" role="status">
        読み込んでいます…
      </p>
    )
  return (
    <div className="where-picker__note" role="alert">
      <p>読み込めませんでした。通信環境を確認して、もう一度お試しください。</p>
      <Button size="sm" busy={isFetching} busyLabel="読み込んでいます…" onClick={() => void refetch()}>
        もう一度読み込む
      </Button>
    </div>
  )
}
