import type { KeyboardEvent } from 'react'

/**
 * For `onKeyDown` of a long form: Enter in a one-line field does not send it, because nobody means the whole form by it.
 * A field that does something of its own with Enter has prevented the default before. `onShortcut`: Ctrl+Enter or ⌘+Enter.
 */
export function sendByButtonOnly(event: KeyboardEvent<HTMLFormElement>, onShortcut?: () => void): void {
  // Enter that ends a composition chooses characters; Safari tells so by key code 229 alone.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
  if (onShortcut && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    onShortcut()
  } else if (event.target instanceof HTMLInputElement) {
    event.preventDefault()
  }
}
