import { useState } from 'react'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'

/** A change that a dialog sends; `frame` goes to `FormDialog`. After a failure it says why, under the title `refused`. */
export function useSending(refused: string) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ChangeFailure | null>(null)

  async function send(change: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      await change()
    } catch (error) {
      setFailure(changeFailure(error, refused))
    } finally {
      setBusy(false)
    }
  }

  return { send, setFailure, frame: { busy, failure } }
}
