import { useMemo } from 'react'
import { type Calendar, calendars } from '#rules/japanese-calendar.ts'
import { accountKey } from './account-storage.ts'
import { readLocal } from './local-storage.ts'
import { storeText, useStoredText } from './stored-ids.ts'

/** The style of 履歴書 and 職務経歴書. */
export type PaperLook = { calendar: Calendar; photo: boolean }

/** Stored in this browser by account. */
const storageKey = 'shigotocho.paper-look'

/** The stored style; 西暦 without a picture by default. */
function readLook(text: string | null): PaperLook {
  const stored = parsed(text)
  const calendar = calendars.find((each) => each === stored?.calendar) ?? 'seireki'
  return { calendar, photo: stored?.photo === true }
}

export const storedPaperLook = (): PaperLook => readLook(readLocal(accountKey(storageKey)))

/** The style, and a function that changes it everywhere. */
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
