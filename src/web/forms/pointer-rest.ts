let isDown = false

if (typeof window !== 'undefined') {
  const options = { capture: true, passive: true }
  window.addEventListener('pointerdown', () => (isDown = true), options)
  for (const end of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(end, () => (isDown = false), options)
}

/**
 * Resolves when no mouse button is pressed. Pressing a button blurs the field; an error shown then would move the
 * button from under the pointer and lose the click.
 */
export function pointerReleased(): Promise<void> {
  if (!isDown) return Promise.resolve()
  return new Promise((resolve) => {
    const release = () => {
      window.removeEventListener('pointerup', release, true)
      window.removeEventListener('pointercancel', release, true)
      setTimeout(resolve)
    }
    window.addEventListener('pointerup', release, true)
    window.addEventListener('pointercancel', release, true)
  })
}
