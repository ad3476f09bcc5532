import { afterDialogsClose } from '#web/parts/focus-after-removal.ts'
import { hasLostFocus } from '#web/parts/lost-focus.ts'

export const interviewTitleId = (id: string) => `interview-${id}`

/** What was pressed may be gone after a change: then the interview's title gets the focus. */
export function focusInterview(id: string): void {
  afterDialogsClose(() => hasLostFocus() && document.getElementById(interviewTitleId(id))?.focus())
}
