import { afterDialogsClose } from '#web/parts/focus-after-removal.ts'
import { hasLostFocus } from '#web/parts/lost-focus.ts'

export const interviewTitleId = (id: string) => `interview-${id}`

/** Focuses the interview's title if the pressed button is gone after a change. */
export function focusInterview(id: string): void {
  afterDialogsClose(() => hasLostFocus() && document.getElementById(interviewTitleId(id))?.focus())
}
