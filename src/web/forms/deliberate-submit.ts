import type { KeyboardEvent } from 'react'

/**
 * `onKeyDown` for a long form: Enter in a one-line field does not send it. Fields with their own use of Enter have
 * called preventDefault before. `onShortcut` handles Ctrl+Enter and ⌘+Enter.
 */
export function sendByButtonOnly(event: KeyboardEvent<HTMLFormElement>, onShortcut?: () => void): void {
  // Enter that ends a composition; Safari marks it only by key code 229.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
  if (onShortcut && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    onShortcut()
  } else if (event.target instanceof HTMLInputElement) {
    event.preventDefault()
  }
}
