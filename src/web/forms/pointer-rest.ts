let isDown = false

if (typeof window !== 'undefined') {
  const options = { capture: true, passive: true }
  window.addEventListener('pointerdown', () => (isDown = true), options)
  for (const end of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(end, () => (isDown = false), options)
}

/**
 * Resolves once no button of the mouse is held. Pressing a button leaves a field; an error shown at that moment would
 * move the button away from under the pointer, and the click would be lost.
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
