import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '#web/storage/local-storage.ts'

const key = 'shigotocho.desk-keys'

/** Whether letters work as keys in this browser, at the desks and beside a list; people who use speech input turn them off (WCAG 2.1.4). */
export function useDeskKeysOn(): [on: boolean, turn: (on: boolean) => void] {
  const on = useSyncExternalStore(
    subscribe,
    () => readLocal(key) !== 'off',
    () => true,
  )
  const turn = (next: boolean) => {
    writeLocal(key, next ? null : 'off')
    window.dispatchEvent(new Event(key))
  }
  return [on, turn]
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(key, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(key, onChange)
    window.removeEventListener('storage', onChange)
  }
}

/**
 * Whether a desk handles this key: nobody types or composes, no dialog but the desk's own `drawer` is open, and the key
 * is not held down.
 */
export function isDeskKey(event: KeyboardEvent, drawer?: string): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing || event.keyCode === 229)
    return false
  if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]'))
    return false
  return [...document.querySelectorAll('[role="dialog"]')].every(
    (dialog) => drawer !== undefined && dialog.matches(drawer),
  )
}
