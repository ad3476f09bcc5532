/** Whether whatever had the focus is gone, or cannot be pressed any more (browsers notice that a moment later). */
export function hasLostFocus(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled')
}
