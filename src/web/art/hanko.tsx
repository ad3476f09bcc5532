import { glyphs } from './glyphs.ts'

/** The seal of the product, four letters in vermilion. Decoration. */
export function Hanko() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path className="fill-seal" d="M7 4L52 3L95 5L96 49L97 94L60 96.5L48 96L6 97L4 55L3 20Z" />
      <path className="fill-none stroke-on-seal" d="M9.5 9.5H90.5V90.5H9.5Z" strokeWidth="2.5" />
      <g className="fill-on-seal">
        <path transform="translate(52 11) scale(.037)" d={glyphs.shi} />
        <path transform="translate(51 51) scale(.037)" d={glyphs.go} />
        <path transform="translate(12 11) scale(.037)" d={glyphs.to} />
        <path transform="translate(12 51) scale(.037)" d={glyphs.cho} />
      </g>
    </svg>
  )
}
