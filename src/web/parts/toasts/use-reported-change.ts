import { useState } from 'react'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { reportChange } from './report-change.ts'

/**
 * A change that a toast reports; `busy` meanwhile, when further presses are ignored. `about` and `line` as of
 * `reportChange`.
 */
export function useReportedChange(about: string, line?: string) {
  const [busy, setBusy] = useState(false)
  const press = usePressGuard()
  const change = (send: () => Promise<{ message: string }>, refused: string) =>
    press(about, null, async () => {
      setBusy(true)
      await reportChange(send(), { refused, about, line })
      setBusy(false)
    })
  return { busy, change }
}
