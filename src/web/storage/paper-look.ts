import { useMemo } from 'react'
import { type Calendar, calendars } from '#rules/japanese-calendar.ts'
import { accountKey } from './account-storage.ts'
import { readLocal } from './local-storage.ts'
import { storeText, useStoredText } from './stored-ids.ts'

/** How somebody's 履歴書 and 職務経歴書 are to look. */
export type PaperLook = { calendar: Calendar; photo: boolean }

/** Where the choice is kept in this browser, by account. */
const storageKey = 'shigotocho.paper-look'

/** What was chosen; 西暦 without a picture until then, and where what is stored is broken. */
function readLook(text: string | null): PaperLook {
  const stored = parsed(text)
  const calendar = calendars.find((each) => each === stored?.calendar) ?? 'seireki'
  return { calendar, photo: stored?.photo === true }
}

export const storedPaperLook = (): PaperLook => readLook(readLocal(accountKey(storageKey)))

/** The choice and what changes it; every place that shows it follows. */
export function usePaperLook(): [look: PaperLook, change: (next: Partial<PaperLook>) => void] {
  const text = useStoredText(storageKey)
  const look = useMemo(() => readLook(text), [text])
  return [look, (next) => storeText(storageKey, JSON.stringify({ ...storedPaperLook(), ...next }))]
}

function parsed(text: string | null): { calendar?: unknown; photo?: unknown } | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return typeof stored === 'object' ? stored : null
  } catch {
    return null
  }
}
