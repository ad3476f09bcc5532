/** A plain G for the button of Google, in the current colour. */
export function GoogleMark() {
  return (
    <svg className="ui-icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <path d="M15.5 9.4A4.3 4.3 0 1 0 16.3 12H12.3" />
    </svg>
  )
}
