/** Whether the focused element is gone or disabled, which browsers notice a moment later. */
export function hasLostFocus(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled')
}
