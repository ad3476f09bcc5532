import { useState } from 'react'
import type { Near } from '#rules/jobs/job-filters.ts'

const failures = {
  refused: '位置情報の使用が許可されていません。ブラウザーの設定で許可すると使えます。',
  unknown: '現在地が分かりませんでした。しばらくしてから、もう一度お試しください。',
}

/** Three decimals are about a hundred metres, the precision of a search's address. */
const rounded = (degrees: number) => Math.round(degrees * 1_000) / 1_000

/** Asks the browser for the reader's position; only ever call `locate` for a press. */
export function usePosition(onFound: (point: Pick<Near, 'latitude' | 'longitude'>) => void) {
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string>()
  function locate() {
    setAsking(true)
    setFailure(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        onFound({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) })
      },
      ({ code, PERMISSION_DENIED }) => {
        setAsking(false)
        setFailure(code === PERMISSION_DENIED ? failures.refused : failures.unknown)
      },
      { timeout: 15_000, maximumAge: 60_000 },
    )
  }
  return { asking, failure, locate }
}
