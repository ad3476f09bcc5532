import { Drawing } from './drawing.tsx'

/** An open, unwritten notebook: nothing here yet. */
export function PictureEmpty() {
  return (
    <Drawing viewBox="0 0 144 110">
      <ellipse cx="72" cy="100" rx="58" ry="5" className="fill-art-shade stroke-none" />
      <path
        d="M72 28C58 19 36 19 18 24v70c18-5 40-5 54 4 14-9 36-9 54-4V24c-18-5-40-5-54 4z"
        className="fill-art-wall"
      />
      <path d="M72 28v70" />
      <path
        d="M28 40c12-2.5 24-2 34 1.500M28 54c12-2.5 24-2 34 1.500M28 68c12-2.5 24-2 34 1.500M28 82c12-2.5 24-2 34 1.500M82 41.500c10-3.5 22-4 34-1.500M82 55.500c10-3.5 22-4 34-1.500M82 69.500c10-3.5 22-4 34-1.500M82 83.500c10-3.5 22-4 34-1.5"
        className="stroke-art-pattern"
      />
      <path d="M100 21v26l6-5 6 5V20.5" className="fill-art-sun stroke-none" />
    </Drawing>
  )
}

/** A torn sheet: loading failed. */
export function PictureError() {
  return (
    <Drawing viewBox="0 0 144 110">
      <ellipse cx="72" cy="100" rx="54" ry="5" className="fill-art-shade stroke-none" />
      <path d="M34 14h58l18 18v64H34z" className="fill-art-wall" />
      <path d="M92 14v18h18" className="fill-art-shade" />
      <path d="M46 44h40M46 56h52M46 68h30" className="stroke-art-pattern" />
      <path d="M26 78l28-8 14 10 20-12 30 10" className="stroke-art-sun" strokeWidth="2.5" strokeDasharray="5 5" />
    </Drawing>
  )
}
