import { glyphs } from './glyphs.ts'

/** The wordmark: a bound book (和綴じ) and the name. The only drawing that screen readers announce. */
export function Logo() {
  return (
    <svg viewBox="0 0 156 36" role="img" aria-label="しごと帖">
      <rect className="fill-logo-cover" x="1" y="2" width="27" height="32" rx="2" />
      <rect className="fill-logo-slip" x="5" y="6" width="6.5" height="17" />
      <path className="stroke-logo-title" d="M8.25 9v11" strokeWidth="1.8" />
      <path
        className="fill-none stroke-logo-slip"
        d="M22.5 2v32M22.5 8.5H28M22.5 15H28M22.5 21.5H28M22.5 28H28"
        strokeWidth="1.3"
      />
      <g fill="currentColor">
        <path transform="translate(37 3.5) scale(.029)" d={glyphs.shi} />
        <path transform="translate(65.5 3.5) scale(.029)" d={glyphs.go} />
        <path transform="translate(96 3.5) scale(.029)" d={glyphs.to} />
        <path transform="translate(125.5 3.5) scale(.029)" d={glyphs.cho} />
      </g>
    </svg>
  )
}
